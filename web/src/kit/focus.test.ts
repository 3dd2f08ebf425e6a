import { describe, expect, it } from "vitest";
import { Homing } from "./focus";

describe("the focus", () => {
  const table = (): { board: HTMLElement; answer: HTMLButtonElement; home: HTMLElement } => {
    document.body.innerHTML = `<div id="b"><h2 tabindex="-1">Which?</h2><button>This</button></div><button>Menu</button>`;
    const board = document.getElementById("b") as HTMLElement;
    const [home, answer] = [...board.children] as [HTMLElement, HTMLButtonElement];
    return { board, answer, home };
  };

  it("comes home when what had it is gone", () => {
    const { board, answer, home } = table();
    const homing = new Homing();
    homing.watch(board);
    answer.focus();
    answer.remove();
    homing.keep(home);
    expect(document.activeElement).toBe(home);
  });

  it("stays where somebody put it", () => {
    const { board, answer, home } = table();
    const homing = new Homing();
    homing.watch(board);
    answer.focus();
    (document.body.lastElementChild as HTMLElement).focus();
    answer.remove();
    homing.keep(home);
    expect(document.activeElement?.textContent).toBe("Menu");
  });
});
