// Wear from years of play. One glove always looks the same.

type Point = readonly [number, number];

const pointsOf = (strand: string): Point[] =>
  [...strand.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);

const pathOf = ([x, y]: Point, [dx, dy]: Point, sag: number) =>
  `M${x} ${y}q${Math.round(dx / 2)} ${Math.round(dy / 2 + sag)} ${Math.round(dx)} ${Math.round(dy)}`;

function fray([x, y]: Point, angle: number): string {
  return [-0.5, 0.05, 0.55]
    .map((spread, place) => {
      const length = [28, 36, 24][place] ?? 28;
      const bend = angle + spread * 1.5;
      const middle = [Math.cos(angle + spread) * length * 0.5, Math.sin(angle + spread) * length * 0.5];
      const end = [Math.cos(bend) * length, Math.sin(bend) * length];
      return `M${x} ${y}q${middle.map(Math.round).join(' ')} ${end.map(Math.round).join(' ')}`;
    })
    .join('');
}

interface Worn {
  held: string[];
  frays: string;
}

/** Of every five strands (`M x yL x y`), one is missing, two are half torn, and two are slack. */
export function wear(strands: readonly string[]): Worn {
  const held: string[] = [];
  const frays: string[] = [];
  for (const [place, strand] of strands.entries()) {
    const [start, end] = pointsOf(strand);
    const turn = place % 5;
    if (!start || !end || turn === 3) continue;
    const direction: Point = [end[0] - start[0], end[1] - start[1]];
    if (turn === 0 || turn === 2) {
      held.push(pathOf(start, direction, 14));
      continue;
    }
    const torn: Point = [Math.round(direction[0] * 0.5), Math.round(direction[1] * 0.5 + 16)];
    held.push(pathOf(start, torn, -6));
    frays.push(fray([start[0] + torn[0], start[1] + torn[1]], Math.atan2(direction[1] + 60, direction[0])));
  }
  return { held, frays: frays.join('') };
}
