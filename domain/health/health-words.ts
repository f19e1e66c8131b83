import { plural } from '../words/plural';

const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Formats a time span: '3 hours'. */
export function spanText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const [unit, size] = UNITS.find(([, each]) => minutes >= 2 * each) ?? ['minute', 1];
  const count = Math.floor(minutes / size);
  return plural(count, { one: `1 ${unit}`, other: `${count} ${unit}s` });
}

/** Formats how long ago a moment (ISO 8601) was: '3 hours ago'. */
export function agoText(moment: string, now: Date): string {
  const ms = now.getTime() - Date.parse(moment);
  return ms < 60_000 ? 'just now' : `${spanText(ms)} ago`;
}

const SIZES = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Formats a size: '1.4 GB'. */
export function sizeText(bytes: number): string {
  const power = Math.min(SIZES.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${SIZES[power]}`;
}
