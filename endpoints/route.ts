import { type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { type ApiCall, type ApiCalls, partsOf } from '#domain/api-calls/api-call';
import type { Role } from '#domain/people/people';
import { changedAnswer, entityTag, versionAnswer } from '#domain/wire/change-answers';
import { TOTAL_HEADER } from '#domain/wire/headers';
import { keysOf } from '#domain/words/keys-of';
import { type CheckedCall, checksOf } from './checked-call';
import type { ApiContext } from './middleware/context';
import { rawBody } from './middleware/request-body';
import { shopRole } from './middleware/session';

/** What a handler returns: a new version, an answer, or nothing if it used `res` itself. */
type Answered<Call extends ApiCall> = Call extends { answer: typeof versionAnswer }
  ? Promise<number>
  : Call extends { answer: typeof changedAnswer }
    ? unknown
    : Call extends { answer: infer Schema extends z.core.$ZodType; early?: 'uncached' }
      ? Promise<z.output<Schema> | undefined> | z.output<Schema>
      : Promise<void>;

type Handlers<Calls extends ApiCalls> = {
  [Name in keyof Calls]: (checked: CheckedCall<Calls[Name]>) => Answered<Calls[Name]>;
};

interface Route {
  call: ApiCall;
  handlerIn: (context: ApiContext) => RequestHandler;
}

/** Routes for all of these calls. */
export function routesOf<const Calls extends ApiCalls>(calls: Calls, handlers: Handlers<Calls>): Route[] {
  return keysOf(calls).map((name) => route(calls[name], handlers[name]));
}

/** Returns a page's documents, and sends the total number in a header. */
export function answerPage<Doc>(res: Response, { docs, total }: { docs: Doc[]; total: number }): Doc[] {
  res.set(TOTAL_HEADER, String(total));
  return docs;
}

/** A route for a call: checks it as its description says, and sends what `handle` returns. */
export function route<const Call extends ApiCall>(
  call: Call,
  handle: (checked: CheckedCall<Call>) => Answered<Call>,
): Route {
  const check = checksOf(call);
  const handlerIn =
    (context: ApiContext): RequestHandler =>
    async (req, res, next) => {
      if (call.owners?.isMeant(req.body)) return next('route');
      const checked = await check(context, req, res);
      const answer = await handle(checked);
      if (res.headersSent || req.readableAborted) return;
      res.status(call.status ?? 200);
      if (!call.answer) return res.end();
      const sent = sentBy(call, answer, shopRole(checked.user));
      const { data: tagged } = withVersion.safeParse(sent);
      if (tagged) res.set('ETag', entityTag(tagged.version));
      res.json(sent);
    };
  return { call, handlerIn };
}

const withVersion = z.object({ version: z.int() });

function sentBy({ answer: schema, bench }: ApiCall, answer: unknown, role: Role | null): unknown {
  if (schema === versionAnswer) return { success: true, version: answer };
  if (schema === changedAnswer) return { success: true };
  // Drops everything the bench's schema doesn't name (rule 18.4).
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
