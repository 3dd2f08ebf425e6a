/** The drawing of one icon of game-icons.net: what stands inside an `<svg viewBox="0 0 512 512">`. */
declare module "icon:*" {
    const body: string;
    export default body;
}
