export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Returns the value below which this share of all values is. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export type Report = (line: string, ok: boolean) => void;

export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
