/** Any scheme with a host, including hxxp://. It checks only one letter, because longer patterns are slow on long text. */
const SCHEME = /[a-z\d]:\/\//i;
const WWW = /(?:^|[^\p{L}\d])www\d*\.[\p{L}\d]/iu;
/** A host and a path, with any top-level domain: "gloves.example/sale", but not "Main St.Apt/4". */
const HOST_WITH_PATH = /[\p{L}\d-]\.(?!(?:apt|box|fl|rm|ste|unit)\/)\p{L}{2,24}(?::\d+)?[/?]\S/iu;
/** Domains that email programs turn into links. "St.John" and "Dover.DE" are names, so they're not here. */
const COMMON = [
  ...[
    'com',
    'net',
    'org',
    'info',
    'biz',
    'io',
    'edu',
    'gov',
    'app',
    'dev',
    'shop',
    'store',
    'online',
    'site',
  ],
  ...['website', 'xyz', 'icu', 'vip', 'click', 'cloud', 'blog', 'email', 'ru', 'cn', 'tk', 'uk', 'eu'],
];
const COMMON_HOST = new RegExp(`[\\p{L}\\d-]\\.(?:${COMMON.join('|')})(?![\\p{L}\\d-])`, 'iu');

/** Whether a text has a web address, or anything an email program would turn into a link. */
export function hasPageAddress(text: string): boolean {
  // Browsers read full-width letters and dots as plain ones, and drop invisible characters.
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
  return [SCHEME, WWW, HOST_WITH_PATH, COMMON_HOST].some((pattern) => pattern.test(plain));
}
