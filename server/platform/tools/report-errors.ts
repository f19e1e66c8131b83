import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '#domain/wire/durations';
import { retryAfterMs } from './json-api';
import { log } from './log';
import { logContext } from './log-context';
import { causesOf, codeOf, framesOf, typeOf } from './logged-error';

const TIMEOUT_MS = 5_000;
/** How long to pause, in ms, after a failure, or after a 429 without a Retry-After. */
const PAUSE_MS = 60_000;
/** How many reports may wait. That's enough to see the problem, so an error in a loop doesn't send more. */
const A_MINUTE = 20;
const AT_ONCE_MAX = 5;

export interface ErrorReporter {
  report: (error: Error, what: string) => void;
  flush: () => Promise<void>;
}

/** Sends errors to Sentry or a compatible server (decision 035). Never throws, blocks, or sends anything about a person (rule 25.3). */
export function errorReporter(dsn: string, version: string): ErrorReporter {
  const { url, auth } = addressOf(dsn, version);
  const sending = new Set<Promise<void>>();
  let pausedUntil = 0;
  let minuteEnds = 0;
  let sent = 0;

  const pause = (ms: number, why: string) => {
    if (performance.now() < pausedUntil) return;
    pausedUntil = performance.now() + ms;
    log.warn({ why, seconds: Math.ceil(ms / 1000) }, 'errors are not reported for a while');
  };
  const send = async (body: string) => {
    try {
      const headers = { 'Content-Type': 'application/x-sentry-envelope', 'X-Sentry-Auth': auth };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      await answer.body?.cancel();
      if (!answer.ok)
        pause(retryAfterMs(answer.headers.get('Retry-After')) || PAUSE_MS, `HTTP ${answer.status}`);
    } catch (error) {
      pause(PAUSE_MS, error instanceof Error ? error.name : 'no answer');
    }
  };
  const maySend = () => {
    const now = performance.now();
    if (now > minuteEnds) [minuteEnds, sent] = [now + MINUTE_MS, 0];
    if (now < pausedUntil || sent >= A_MINUTE || sending.size >= AT_ONCE_MAX) return false;
    sent += 1;
    return true;
  };
  return {
    report: (error, what) => {
      if (!maySend()) return;
      const done: Promise<void> = send(envelope(eventOf(error, what, version))).finally(() =>
        sending.delete(done),
      );
      sending.add(done);
    },
    flush: async () => {
      await Promise.all(sending);
    },
  };
}

function addressOf(dsn: string, version: string): { url: string; auth: string } {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return {
    url: `${protocol}//${host}${folder}/api/${project}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=glove-shop/${version}, sentry_key=${username}`,
  };
}

/** One event in Sentry's envelope format (develop.sentry.dev/sdk/envelopes). */
function envelope(about: object): string {
  const id = randomUUID().replaceAll('-', '');
  const event = JSON.stringify({ event_id: id, ...about });
  const header = { event_id: id, sent_at: new Date().toISOString() };
  const item = { type: 'event', length: Buffer.byteLength(event) };
  return [JSON.stringify(header), JSON.stringify(item), event, ''].join('\n');
}

/** Contains only the program's own words: types, codes, calls, and lines of code. Messages stay in the log, under the request's ID. */
function eventOf(error: Error, what: string, version: string): object {
  const { reqId, call, job, kind } = logContext();
  return {
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    release: version,
    transaction: call ?? job ?? kind,
    tags: { request_id: reqId, call, job, outbox: kind, node: process.version },
    exception: {
      // Sentry wants the cause first.
      values: causesOf(error)
        .toReversed()
        .map((each) => ({
          type: typeOf(each),
          value: [what, codeOf(each)].filter((part) => part !== undefined).join(', '),
          stacktrace: { frames: framesOf(each).toReversed().map(frameOf) },
        })),
    },
  };
}

function frameOf({ function: name, file, line, column }: ReturnType<typeof framesOf>[number]): object {
  const isOwn = !file.startsWith('node:') && !file.includes('node_modules/');
  return { function: name, filename: file, lineno: line, colno: column, in_app: isOwn };
}
