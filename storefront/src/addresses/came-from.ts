import type { Location } from 'react-router-dom';
import { isRecord } from '#domain/wire/is-record';

/** Returns navigation state that sends the login back to this page. */
export function comingFrom({ pathname, search, hash }: Location): { from: string } {
  return { from: `${pathname}${search}${hash}` };
}

/** Returns the page to open after a login: the page that required it, or `otherwise`. */
export function afterLogin({ state }: Location, otherwise: string): string {
  const from: unknown = isRecord(state) ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') ? from : otherwise;
}
