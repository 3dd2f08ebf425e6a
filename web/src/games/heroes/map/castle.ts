/** A town in lines: the higher its level, the more towers, and the higher they are. */

interface Tower {
  x: number;
  width: number;
  height: number;
  roof: boolean;
}

const TOWERS: readonly (readonly Tower[])[] = [
  [{ x: 0, width: 14, height: 20, roof: true }],
  [
    { x: -13, width: 12, height: 20, roof: false },
    { x: 9, width: 14, height: 27, roof: true },
  ],
  [
    { x: -19, width: 11, height: 22, roof: false },
    { x: 0, width: 15, height: 34, roof: true },
    { x: 19, width: 11, height: 22, roof: false },
  ],
  [
    { x: -23, width: 10, height: 24, roof: true },
    { x: -11, width: 11, height: 33, roof: false },
    { x: 2, width: 15, height: 45, roof: true },
    { x: 15, width: 10, height: 33, roof: false },
    { x: 24, width: 9, height: 24, roof: true },
  ],
];

export const towersOf = (level: number): readonly Tower[] => TOWERS[Math.min(level, TOWERS.length) - 1] ?? [];

/** How far the walls reach to each side. */
export const wallOf = (level: number): number => 12 + 4 * Math.min(level, TOWERS.length);

/** A wall or tower whose top has teeth, standing on the line 0. */
export function battlement(x: number, width: number, height: number): string {
  const left = x - width / 2;
  const tooth = width / 5;
  return `M${left} 0V${-height}h${tooth}v3h${tooth}v-3h${tooth}v3h${tooth}v-3h${tooth}V0Z`;
}

export const roof = ({ x, width, height }: Tower): string =>
  `M${x - width / 2 - 2} ${-height + 1}L${x} ${-height - 14}L${x + width / 2 + 2} ${-height + 1}Z`;
