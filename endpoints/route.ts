import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { type ApiCall, type ApiCalls, partsOf } from '#domain/api-calls/api-call';
import type { Role } from '#domain/people/people';
import { changedAnswer, versionAnswer } from '#domain/wire/change-answers';
import { entityTag, TOTAL_HEADER } from '#domain/wire/headers';
import { keysOf } from '#domain/words/keys-of';
import { meterOf } from '#server/platform/metrics/meter';
import { type AskedFor, type CheckedCall, checksOf } from './checked-call';
import type { ApiContext } from './middleware/context';
import { nameCall } from './middleware/count-requests';
import { rawBody } from './middleware/request-body';
import { shopRole } from './middleware/session';

/** What a handler returns: a new version, an answer, or nothing if it used `res` itself. */
type Answered<Call extends ApiCall> = Call extends { answer: typeof versionAnswer }
  ? Promise<number>
  : Call extends { answer: typeof changedAnswer }
    ? unknown
    : Call extends { answer: infer Schema extends z.core.$ZodType; early?: 'uncached' }
      ? Promise<z.output<Schema> | ListPage<z.output<Schema>> | undefined> | z.output<Schema>
      : Promise<void>;

type Handlers<Calls extends ApiCalls> = {
  [Name in keyof Calls]: (checked: CheckedCall<Calls[Name]>) => Answered<Calls[Name]>;
};

/** One page of a list, and how many entries match on all pages. */
class ListPage<Entries> {
  readonly entries: Entries;
  readonly total: number;

  constructor(entries: Entries, total: number) {
    this.entries = entries;
    this.total = total;
  }
}

interface Sent {
  body: unknown;
  total?: number;
}

export interface Route {
  call: ApiCall;
  /** Checks a call and makes it. Returns nothing if a response has already been sent. */
  answerIn: (
    context: ApiContext,
  ) => (req: Request, res: Response, askedFor?: AskedFor) => Promise<Sent | undefined>;
  handlerIn: (context: ApiContext) => RequestHandler;
}

export function routesOf<const Calls extends ApiCalls>(calls: Calls, handlers: Handlers<Calls>): Route[] {
  return keysOf(calls).map((name) => route(calls[name], handlers[name]));
}

/** Sends a page of a list. A header says how many entries match on all pages. */
export async function answerPage<Doc>(read: Promise<{ docs: Doc[]; total: number }>) {
  const { docs, total } = await read;
  return new ListPage(docs, total);
}

/** A route for a call: checks it as its description says, and sends what `handle` returns. */
export function route<const Call extends ApiCall>(
  call: Call,
  handle: (checked: CheckedCall<Call>) => Answered<Call>,
): Route {
  const check = checksOf(call);
  const answerIn: Route['answerIn'] = (context) => async (req, res, askedFor) => {
    const checked = await check(context, req, res, askedFor);
    const answer: unknown = await handle(checked);
    if (res.headersSent || req.readableAborted) return undefined;
    const role = shopRole(checked.user);
    if (answer instanceof ListPage) return { body: sentBy(call, answer.entries, role), total: answer.total };
    return { body: call.answer && sentBy(call, answer, role) };
  };
  const handlerIn = (context: ApiContext): RequestHandler => {
    const answerTo = answerIn(context);
    return async (req, res, next) => {
      if (call.owners?.isMeant(req.body)) return next('route');
      // Answers 404 if its setting is missing (rule 25.1).
      if (call.needs === 'metrics' && !meterOf(context.payload)) return next('route');
      nameCall(req, call);
      const sent = await answerTo(req, res);
      if (!sent) return;
      const { body, total } = sent;
      res.status(call.status ?? 200);
      if (!call.answer) return res.end();
      if (total !== undefined) res.set(TOTAL_HEADER, String(total));
      const { data: tagged } = withVersion.safeParse(body);
      if (tagged) res.set('ETag', entityTag(tagged.version));
      res.json(body);
    };
  };
  return { call, answerIn, handlerIn };
}

const withVersion = z.object({ version: z.int() });

function sentBy({ answer: schema, bench }: ApiCall, answer: unknown, role: Role | null): unknown {
  if (schema === versionAnswer) return { success: true, version: answer };
  if (schema === changedAnswer) return { success: true };
  // Drops everything that the schema for bench staff doesn't name (rule 18.4).
  return bench?.answer && role === 'bench' ? z.parse(bench.answer, answer) : answer;
}

export function mounted(
  routes: readonly Route[],
  context: ApiContext,
  guards: readonly RequestHandler[] = [],
): Router {
  const router = Router();
  for (const { call, handlerIn } of routes) {
    const { method, path } = partsOf(call);
    router
      .route(path)
      [VERBS[method]](...guards, ...(call.takes === 'bytes' ? rawBody : []), handlerIn(context));
  }
  return router;
}

const VERBS = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' } as const;
