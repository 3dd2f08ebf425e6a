/** Who may import whom: the kit nobody, the shell the kit, a game both the kit and the shell's contract, and no other game. */

/**
 * @param {string} room
 * @param {readonly string[]} refused regular expressions of what is imported
 * @param {string} message
 * @returns {import("eslint").Linter.Config}
 */
const rule = (room, refused, message) => ({
  files: [`src/${room}/**`],
  ignores: ["src/**/*.test.ts"],
  rules: { "no-restricted-imports": ["error", { patterns: refused.map((regex) => ({ regex, message })) }] },
});

export default [
  rule("kit", ["^\\$(shell|games)/", "/(shell|games)/"], "The kit knows neither pages nor games."),
  rule("shell", ["^\\$games/", "/games/"], "The shell knows games by their contract alone: see src/shell/games.ts."),
  rule(
    "games",
    ["^\\$games/", "^\\$shell/(?!contract$)", "^(\\.\\./){2,}"],
    "A game knows the kit and src/shell/contract.ts, and no other game.",
  ),
];
