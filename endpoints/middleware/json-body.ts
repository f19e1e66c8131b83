import express, { type RequestHandler } from 'express';
import { ShopError } from '#server/errors/shop-error';

/** The most that a call of the API holds. */
export const BODY_LIMIT = '200kb';

const hasBody: (req: Parameters<RequestHandler>[0]) => boolean = (req) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (hasBody(req) && !req.is('application/json')) throw new ShopError('UNSUPPORTED_TYPE');
  next();
};

/** Reads a JSON body of at most 200 kB; other types are refused with 415. */
export const jsonBody: RequestHandler[] = [
  refuseOtherTypes,
  express.json({ limit: BODY_LIMIT, strict: false }),
];
