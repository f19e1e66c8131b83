import { expect } from 'vitest';
import { COMMON_FAILURES, failuresOf, partsOf } from '#domain/api-calls/api-call';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { FAILURES, failureAnswer, isFailureCode } from '#domain/api-calls/failures';
import { EDITOR_PATH } from '#domain/pages/pages';

interface Failed {
  method: string;
  /** With or without its host and query. */
  url: string;
  status: number;
  body: unknown;
}

/**
 * No failure of the shop's calls leaves without a code: one of the list, with the status that the list says, and one that the
 * call is documented with. What is no failure is left alone, and so is the editor, which answers as Payload does.
 */
export function expectListed({ method, url, status, body }: Failed): void {
  const { pathname } = new URL(url, 'http://shop');
  if (status < 400 || pathname === '/readyz' || pathname.startsWith(EDITOR_PATH)) return;
  const { code } = failureAnswer.parse(body);
  const common: readonly string[] = COMMON_FAILURES;
  const call = API_CALLS.find((each) => isCall(partsOf(each), method, pathname));
  const listed = call ? [...common, ...failuresOf(call)] : common;
  expect({ call: `${method} ${pathname}`, code, listed: listed.includes(code) }).toMatchObject({
    listed: true,
  });
  // What the reader of a body refuses has a status of its own.
  if (code !== 'UNREADABLE') expect(isFailureCode(code) && FAILURES[code][0]).toBe(status);
}

function isCall(call: { method: string; path: string }, method: string, pathname: string): boolean {
  const pattern = new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
  return call.method === (method === 'HEAD' ? 'GET' : method) && pattern.test(pathname);
}
