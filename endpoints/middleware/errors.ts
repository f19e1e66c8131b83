import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ValidationError } from 'payload';
import { z } from 'zod';
import { MESSAGES } from '#domain/messages';
import type { ErrorAnswer } from '#domain/wire';
import { ShopError, type ShopErrorCode } from '#server/errors/shop-error';
import { TooManyError } from '#server/errors/too-many-error';
import { log } from '#server/log';
import { ProviderError } from '#server/payments/provider';

const STATUS = {
  invalid: 400,
  unauthorized: 401,
  'payment-declined': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'length-required': 411,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<ShopErrorCode, number>;

/** What is away is worth another try after this time, in seconds. */
const AWAY_S = 10;

/** What body-parser and Express throw for a request they refuse. */
const refusedRequest = z.object({ status: z.int().min(400).max(499), type: z.string().optional() });

/** Unknown calls answer 404 in JSON (decisions: the API). */
export const notFound: RequestHandler = () => {
  throw new ShopError('not-found', MESSAGES.notFound);
};

/** The one place where a failure becomes an answer; what is unexpected is logged and never shown. */
export const answerError: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) return next(error);
  const { status, answer } = describe(error);
  if (status >= 500)
    log.error({ err: error, reqId: req.id, method: req.method, path: req.path }, 'request failed');
  if (error instanceof TooManyError) res.set('Retry-After', String(error.retryAfterSeconds));
  if (status === 503) res.set('Retry-After', String(AWAY_S));
  // A photo that was not to be had for a moment must not be missing for as long as a proxy remembers.
  res.set('Cache-Control', 'no-store');
  res.status(status).json({ ...answer, requestId: String(req.id) });
};

function describe(error: unknown): { status: number; answer: ErrorAnswer } {
  if (error instanceof ShopError) {
    return { status: STATUS[error.code], answer: { message: error.message, errors: error.errors } };
  }
  if (error instanceof ProviderError) return { status: 503, answer: { message: MESSAGES.paymentAway } };
  if (error instanceof z.ZodError) {
    const errors = fieldErrors(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    return { status: 400, answer: { message: MESSAGES.invalidBody, errors } };
  }
  if (error instanceof ValidationError) {
    return { status: 400, answer: { message: MESSAGES.invalidBody, errors: fieldErrors(error.data.errors) } };
  }
  const refused = refusedRequest.safeParse(error);
  if (refused.success)
    return { status: refused.data.status, answer: { message: refusal(refused.data.status) } };
  return { status: 500, answer: { message: MESSAGES.internal } };
}

/** The first message of each field. */
function fieldErrors(issues: { path: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path, message] as const).reverse());
}

function refusal(status: number): string {
  if (status === 413) return MESSAGES.tooLarge;
  if (status === 415) return MESSAGES.unsupportedType;
  return MESSAGES.badJson;
}
