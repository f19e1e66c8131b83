import * as texts from './sessions-texts';

/** The first match counts, because most browsers also name the browsers they're compatible with. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, texts.edge],
  [/OPR\//, texts.opera],
  [/SamsungBrowser\//, texts.samsungInternet],
  [/Firefox\/|FxiOS\//, texts.firefox],
  [/Chrome\/|CriOS\//, texts.chrome],
  [/Safari\//, texts.safari],
];

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, texts.android],
  [/CrOS/, texts.chromebook],
  [/Windows/, texts.windows],
  [/Macintosh/, texts.mac],
  [/Linux/, texts.linux],
];

const nameIn = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns a device's name: 'Chrome on Windows'. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const device = nameIn(DEVICES, userAgent ?? '');
  if (browser && device) return texts.onBrowser(browser, device);
  return browser ?? device ?? texts.unknownDevice;
}
