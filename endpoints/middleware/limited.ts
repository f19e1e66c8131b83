import type { RequestHandler } from 'express';
import type { LimitKind } from '#server/limits/limit-table';
import type { ApiContext } from '../context';
import { callerAddress } from './caller-address';

/** Counts a call for the address it comes from; 429 when there were too many. */
export function limited({ limits }: Pick<ApiContext, 'limits'>, kind: LimitKind): RequestHandler {
  return async (req, _res, next) => {
    await limits.take(kind, callerAddress(req));
    next();
  };
}
