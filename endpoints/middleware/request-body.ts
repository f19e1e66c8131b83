import express, { type Request, type RequestHandler, type Response } from 'express';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { ShopError } from '#server/platform/errors/shop-error';

const BODY_BYTES = 200 * 1024;

const hasBody: (req: Parameters<RequestHandler>[0]) => boolean = (req) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (hasBody(req) && !req.is('application/json')) throw new ShopError('UNSUPPORTED_TYPE');
  next();
};

/** Refuses early, because otherwise the parsers below would read everything first. */
const refuseLarge: RequestHandler = (req, res, next) => {
  if (req.headers['content-length'] !== undefined) limitBody(req, res, BODY_BYTES);
  next();
};

/** Reads a JSON body of at most 200 kB. Other types are refused with 415. */
export const jsonBody: RequestHandler[] = [
  refuseOtherTypes,
  refuseLarge,
  express.json({ limit: BODY_BYTES, strict: false }),
];

/** Reads a body of any type, at most 200 kB, unparsed. */
export const rawBody: RequestHandler[] = [refuseLarge, express.raw({ type: () => true, limit: BODY_BYTES })];

/** Room for the other fields of a form. */
const FORM_BYTES = 1024 * 1024;
/** The largest upload in bytes: the largest photo and the form around it. */
export const OWNER_BODY_BYTES = PHOTO_LIMITS.maxBytes + FORM_BYTES;
/** The body of a login, which takes a few hundred bytes. */
export const UNVERIFIED_BODY_BYTES = 100 * 1024;

/** Refuses a body by its Content-Length, before reading any, and closes the connection so the rest isn't read as a request. */
export function limitBody(req: Request, res: Response, maxBytes: number): void {
  const length = req.headers['content-length'];
  const isLengthUnknown = length === undefined && req.headers['transfer-encoding'] !== undefined;
  if (!isLengthUnknown && Number(length ?? 0) <= maxBytes) return;
  closeAfterAnswer(res);
  if (isLengthUnknown) throw new ShopError('LENGTH_REQUIRED');
  throw new ShopError('TOO_LARGE');
}

/** Closes the connection after the answer, because nothing reads the rest of the request. */
export function closeAfterAnswer(res: Response): void {
  res.set('Connection', 'close');
}

/** For requests that no one handles, so nothing waits for the rest of the body. */
export const skipBody: RequestHandler = (req, res, next) => {
  if (!req.complete) closeAfterAnswer(res);
  next();
};
