import { PAGES, UNSUBSCRIBE_PATH } from '#domain/pages/pages';
import { isPlainPath } from './plain-path';

/** Paths whose ends open something, and must not get into a log. */
const SECRET_AFTER = [UNSUBSCRIBE_PATH, PAGES.track, `/api${PAGES.track}`];

/** What opens something is longer than any id; a mistyped link may have it anywhere. */
const SECRET = /(?<=[/.])[\w-]{40,}(?=\/|$)/g;

/** The path of a request as a log line may hold it: without its query, and without what opens something. */
export function loggedPath(url: string): string | undefined {
  if (!isPlainPath(url)) return '(not plain)';
  const [path = ''] = url.split('?');
  // Routes are found whatever the case of their letters.
  const asked = path.toLowerCase();
  const secret = SECRET_AFTER.find((start) => asked === start || asked.startsWith(`${start}/`));
  return secret ?? path.replaceAll(SECRET, '(secret)');
}
