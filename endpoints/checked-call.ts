import type { Request, Response } from 'express';
import { z } from 'zod';
import { type ApiCall, type ApiRole, isSensitive, type PathParam, partsOf } from '#domain/api-calls/api-call';
import { idempotencyKey, REPLACES_HEADER } from '#domain/orders/order-contract';
import { ifMatch } from '#domain/wire/change-answers';
import { IDEMPOTENCY_HEADER, IF_MATCH_HEADER } from '#domain/wire/headers';
import { isAdminSession } from '#server/accounts/admin-session';
import { isRecentlyConfirmed } from '#server/accounts/own-sessions';
import { ShopError } from '#server/platform/errors/shop-error';
import { noteInLog } from '#server/platform/tools/log-context';
import { callerAddress } from './middleware/caller-address';
import type { ApiContext } from './middleware/context';
import { callerOf, type SessionAdmin, type SessionCustomer, shopRole } from './middleware/session';

/** A call that passed the checks. Values that its description doesn't name are undefined. */
interface UntypedCall extends ApiContext {
  req: Request;
  res: Response;
  user: SessionCustomer | SessionAdmin | null;
  /** The path's first parameter: ':id', ':token', … */
  id: string | undefined;
  /** The path's second parameter: ':extraId', … */
  partId: string | undefined;
  query: unknown;
  body: unknown;
  idempotencyKey: string | undefined;
  replacesKey: string | undefined;
  /** The version the caller saw, undefined for any. */
  ifMatch: number | undefined;
  by: Pick<UntypedCall, ContextKey>;
}

export type AskedFor = Pick<Request, 'params' | 'query'>;

type ContextKey = 'payload' | 'user' | 'id' | 'idempotencyKey' | 'ifMatch';

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;

interface Users {
  anyone: null;
  customer: SessionCustomer;
  admin: SessionAdmin;
}

export interface CheckedCall<Call extends ApiCall> extends UntypedCall {
  user: Users[Call extends { role: infer Role extends ApiRole } ? Role : 'admin'];
  id: Call['call'] extends `${string}:${string}` ? string : undefined;
  partId: Call['call'] extends `${string}:${string}:${string}` ? string : undefined;
  query: Call extends { query: infer Schema } ? Output<Schema> : undefined;
  body: Call extends { body: infer Schema } ? Output<Schema> : undefined;
  by: Pick<CheckedCall<Call>, ContextKey>;
}

/** Checks limit, payment mode, role, path, keys, query, body, identity. Throws a ShopError or ZodError. */
export function checksOf<Call extends ApiCall>(call: Call) {
  const { param, partParam } = partsOf(call);
  const counts = call.limit?.counts;
  const isAboutOrder = call.call.includes('/orders/:id');
  const isChecked = (checked: UntypedCall): checked is CheckedCall<Call> =>
    (call.role === 'anyone' || checked.user !== null) &&
    (param === null || checked.id !== undefined) &&
    (partParam === null || checked.partId !== undefined);

  return async (
    context: ApiContext,
    req: Request,
    res: Response,
    { params, query }: AskedFor = req,
  ): Promise<CheckedCall<Call>> => {
    if (counts === 'every') await count(call.limit, context, req);
    refuseOtherMode(call.needs, context);
    const user = await callerOf(call, context, req);
    const by = {
      payload: context.payload,
      user,
      id: param ? idIn(param, params) : undefined,
      idempotencyKey: keyIn(call, req, IDEMPOTENCY_HEADER),
      ifMatch: versionIn(call, req),
    };
    if (isAboutOrder && by.id) noteInLog({ orderId: by.id });
    const checked = {
      ...context,
      ...by,
      by,
      req,
      res,
      partId: partParam ? idIn(partParam, params) : undefined,
      replacesKey: keyIn(call, req, REPLACES_HEADER),
      query: call.query && z.parse(call.query, query),
      body: call.body && z.parse(call.body, req.body),
    };
    if (shopRole(user) === 'bench') refuseBeyondBench(call, { query, body: req.body });
    if (
      checked.user &&
      isSensitive(call, checked.body) &&
      !(await isRecentlyConfirmed(context.payload, checked.user))
    )
      throw new ShopError('CONFIRM_AGAIN');
    if (counts === 'valid') await count(call.limit, context, req);
    if (!isChecked(checked)) throw new Error(`${call.call} was not checked as it is described`);
    return checked;
  };
}

async function count(limit: ApiCall['limit'], { payload, limits }: ApiContext, req: Request): Promise<void> {
  if (!limit || (limit.notOwners && (await isAdminSession(payload, req.headers.cookie)))) return;
  await limits.take(limit.kind, callerAddress(req));
}

/** A call for another payment mode answers 404. */
function refuseOtherMode(needs: ApiCall['needs'], { payments }: ApiContext): void {
  if (needs === 'online payment') payments.provider();
  else if (needs && needs !== 'metrics' && payments.mode !== needs) throw new ShopError('NOT_FOUND');
}

/** Throws a FORBIDDEN ShopError if a call asks for more than bench staff may see or change (rule 18.4). */
function refuseBeyondBench({ bench }: ApiCall, { query, body }: Pick<Request, 'query' | 'body'>): void {
  const isLess =
    (!bench?.query || z.safeParse(bench.query, query).success) &&
    (!bench?.body || z.safeParse(bench.body, body).success);
  if (!isLess) throw new ShopError('FORBIDDEN');
}

function idIn({ name, schema, unknown }: PathParam, params: AskedFor['params']): string {
  const id = z.safeParse(schema, params[name]);
  if (!id.success) throw new ShopError(unknown);
  return id.data;
}

function keyIn(
  call: ApiCall,
  req: Request,
  header: keyof NonNullable<ApiCall['headers']>,
): string | undefined {
  return call.headers && header in call.headers
    ? idempotencyKey.optional().parse(req.get(header))
    : undefined;
}

function versionIn(call: ApiCall, req: Request): number | undefined {
  const header = req.get(IF_MATCH_HEADER);
  if (!call.ifMatch || header === undefined) return undefined;
  return matched.parse({ [IF_MATCH_HEADER]: header })[IF_MATCH_HEADER] ?? undefined;
}

const matched = z.object({ [IF_MATCH_HEADER]: ifMatch });
