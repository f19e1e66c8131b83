/** The first match counts: most browsers also name those they're compatible with. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A device in words: 'Chrome on Windows'. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const device = nameIn(DEVICES, userAgent ?? '');
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device ?? 'Unknown device';
}
