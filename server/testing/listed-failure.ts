import { expect } from 'vitest';
import { COMMON_FAILURES, failuresOf, partsOf } from '#domain/api-calls/api-call';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { FAILURES, failureAnswer, isFailureCode } from '#domain/api-calls/failures';
import { EDITOR_PATH } from '#domain/pages/pages';

interface Failed {
  method: string;
  url: string;
  status: number;
  body: unknown;
}

/** Expects a failure to have a documented code and that code's status. Ignores successes and the editor's API. */
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
  // An unreadable body can have one of several statuses.
  if (code !== 'UNREADABLE') expect(isFailureCode(code) && FAILURES[code][0]).toBe(status);
}

function isCall(call: { method: string; path: string }, method: string, pathname: string): boolean {
  const pattern = new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
  return call.method === (method === 'HEAD' ? 'GET' : method) && pattern.test(pathname);
}
