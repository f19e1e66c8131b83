import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { type ApiCall, partsOf } from '#domain/api-calls/api-call';
import type { Role } from '#domain/people/people';
import { changedAnswer, entityTag, versionAnswer } from '#domain/wire/change-answers';
import { type Asked, checksOf } from './asked';
import type { ApiContext } from './middleware/context';
import { rawBody } from './middleware/request-body';
import { shopRole } from './middleware/session';

/**
 * What a handler answers: anything where a change is done, the document's new version where that is told, nothing where it has
 * answered by `res` itself.
 */
type Answered<Call extends ApiCall> = Call extends { answer: typeof versionAnswer }
  ? Promise<number>
  : Call extends { answer: typeof changedAnswer }
    ? unknown
    : Call extends { answer: infer Schema extends z.core.$ZodType; early?: 'made' }
      ? Promise<z.output<Schema> | undefined> | z.output<Schema>
      : Promise<void>;

/** A call, and what the shop does when it is made. */
export interface Route {
  call: ApiCall;
  handlerIn: (context: ApiContext) => RequestHandler;
}

/** A route of a call: everything is checked as its description says, and what `handle` returns is sent with its status. */
export function route<const Call extends ApiCall>(
  call: Call,
  handle: (asked: Asked<Call>) => Answered<Call>,
): Route {
  const check = checksOf(call);
  const handlerIn =
    (context: ApiContext): RequestHandler =>
    async (req, res, next) => {
      if (call.owners?.isMeant(req.body)) return next('route');
      const asked = await check(context, req, res);
      const answer = await handle(asked);
      if (res.headersSent || req.readableAborted) return;
      res.status(call.status ?? 200);
      if (!call.answer) return res.end();
      const sent = sentBy(call, answer, shopRole(asked.user));
      const { data: tagged } = withVersion.safeParse(sent);
      if (tagged) res.set('ETag', entityTag(tagged.version));
      res.json(sent);
    };
  return { call, handlerIn };
}

/** A document's version is its entity tag. */
const withVersion = z.object({ version: z.int() });

function sentBy({ answer: schema, bench }: ApiCall, answer: unknown, role: Role | null): unknown {
  if (schema === versionAnswer) return { success: true, version: answer };
  if (schema === changedAnswer) return { success: true };
  // What the schema for the bench does not name stays out (rule 18.4).
  return bench?.answer && role === 'bench' ? z.parse(bench.answer, answer) : answer;
}

/** A router of these routes, each behind `guards`. */
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
