import { PAGES, UNSUBSCRIBE_PATH } from '#domain/pages/pages';
import { isPlainPath } from './plain-path';

/** Paths ending in a secret, which must not be logged. */
const SECRET_AFTER = [UNSUBSCRIBE_PATH, PAGES.track, `/api${PAGES.track}`];

/** Matches a secret, which is longer than any ID. A mistyped link can have it in any place. */
const SECRET = /(?<=[/.])[\w-]{40,}(?=\/|$)/g;

/** A request's path for the log, without its query and secrets. */
export function loggedPath(url: string): string | undefined {
  if (!isPlainPath(url)) return '(not plain)';
  const [path = ''] = url.split('?');
  // Routes match in upper and lower case.
  const lowerCase = path.toLowerCase();
  const secret = SECRET_AFTER.find((start) => lowerCase === start || lowerCase.startsWith(`${start}/`));
  return secret ?? path.replaceAll(SECRET, '(secret)');
}
