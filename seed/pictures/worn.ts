// What years of play do to lacing: strands stretch, tear and go missing, always the same ones for one glove.

type Point = readonly [number, number];

const pointsOf = (strand: string): Point[] =>
  [...strand.matchAll(/[ML](\d+) (\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);

const pathOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

/** Every hole the strands go through, as dots of no length. */
export function eyeletsOf(strands: readonly string[]): string {
  return strands
    .flatMap(pointsOf)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('');
}

/** Each strand as single stretches from hole to hole. */
export function stretchesOf(strands: readonly string[]): string[] {
  return strands.flatMap((strand) => {
    const points = pointsOf(strand);
    return points.slice(1).map((point, place) => pathOf([points[place] ?? point, point]));
  });
}

/** Rawhide splits into three where it tears. */
function fray([x, y]: Point, angle: number): string {
  return [-0.5, 0.05, 0.55]
    .map((spread, place) => {
      const length = [30, 38, 26][place] ?? 30;
      const bend = angle + spread * 1.5;
      const middle: Point = [
        Math.cos(angle + spread) * length * 0.5,
        Math.sin(angle + spread) * length * 0.5,
      ];
      const end: Point = [Math.cos(bend) * length, Math.sin(bend) * length];
      return `M${x} ${y}q${middle.map(Math.round).join(' ')} ${end.map(Math.round).join(' ')}`;
    })
    .join('');
}

/** Of every four stretches one is missing, one is torn halfway and two still hold. */
export function wear(strands: readonly string[]): { held: string[]; torn: string[]; frays: string } {
  const held: string[] = [];
  const torn: string[] = [];
  const frays: string[] = [];
  for (const [place, stretch] of stretchesOf(strands).entries()) {
    const [start, end] = pointsOf(stretch);
    if (!start || !end || place % 4 === 3) continue;
    if (place % 4 !== 1) {
      held.push(stretch);
      continue;
    }
    const tear: Point = [
      Math.round(start[0] + (end[0] - start[0]) * 0.45),
      Math.round(start[1] + (end[1] - start[1]) * 0.45),
    ];
    torn.push(pathOf([start, tear]));
    frays.push(fray(tear, Math.atan2(end[1] - start[1], end[0] - start[0]) + 0.35));
  }
  return { held, torn, frays: frays.join('') };
}
