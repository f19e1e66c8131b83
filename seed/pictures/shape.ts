export type Shape = 'formed' | 'collapsed';

const ramp = (value: number, from: number, to: number) =>
  Math.min(Math.max((value - from) / (to - from), 0), 1);

// Without support, it's shorter and wider, the web sags, and the thumb and fingertips splay.
function collapse(x: number, y: number): [number, number] {
  const up = ramp(y, 560, 60) ** 1.5;
  const thumb = ramp(x, 300, 60) * ramp(y, 680, 330);
  const web = Math.exp(-((x - 268) ** 2 + (y - 300) ** 2) / 120 ** 2);
  return [
    400 + (x - 400) * 1.05 + up * (x - 380) * 0.22 - thumb * 26 + 7 * Math.sin(y / 41 + x / 97),
    806 - (806 - y) * 0.86 + thumb * 74 + web * 42 + up * ((x - 470) / 26) ** 2 * 0.28 + 6 * Math.sin(x / 47),
  ];
}

/** Bends an outline or a lace with absolute points into that shape. A dot, which has no length, stays a dot. */
export function shaped(d: string, shape: Shape): string {
  if (shape === 'formed') return d;
  return d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    collapse(Number(x), Number(y)).map(Math.round).join(' '),
  );
}
