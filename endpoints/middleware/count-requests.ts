import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { ApiCall } from '#domain/api-calls/api-call';
import { EDITOR_PATH } from '#domain/pages/pages';
import type { Meter, RequestKind } from '#server/platform/metrics/meter';
import { noteInLog } from '#server/platform/tools/log-context';

const calls = new WeakMap<IncomingMessage, ApiCall['call']>();

export function nameCall(req: IncomingMessage, { call }: Pick<ApiCall, 'call'>): void {
  calls.set(req, call);
  noteInLog({ call });
}

/** Returns the call that a request makes, as docs/api.md names it. Returns nothing if it isn't an API call. */
export function callOf(req: IncomingMessage): ApiCall['call'] | undefined {
  return calls.get(req);
}

/** Counts and times every request by its call, never by its path (rule 25.2). */
export function countRequests(meter: Meter): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    const { path } = req;
    res.once('close', () => {
      const status = res.writableFinished ? String(res.statusCode) : 'aborted';
      meter.request(callOf(req) ?? kindOf(path, res), status, (performance.now() - start) / 1000);
    });
    next();
  };
}

/** Sorts a request that isn't an API call into one of a few groups. */
function kindOf(path: string, { statusCode }: Response): RequestKind {
  if (path === EDITOR_PATH || path.startsWith(`${EDITOR_PATH}/`) || path.startsWith('/_next/'))
    return 'editor';
  if (statusCode >= 400) return 'unknown';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
