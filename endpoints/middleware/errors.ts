import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ValidationError } from 'payload';
import { z } from 'zod';
import { FAILURES, type FailureCode } from '#domain/api-calls/failures';
import type { ErrorAnswer } from '#domain/wire/wire';
import { ProviderError } from '#server/payments/providers/provider';
import { codeOfFields, ShopError, TooManyError } from '#server/platform/errors/shop-error';
import { isDatabaseAway } from '#server/platform/tools/database-away';
import { log } from '#server/platform/tools/log';
import { loggedPath } from './logged-path';

/** How many seconds to wait before trying again. */
const AWAY_S = 10;

const refusedRequest = z.object({ status: z.int().min(400).max(499), type: z.string().optional() });

/** A call that doesn't exist answers 404 in JSON (rule 11.2). */
export const notFound: RequestHandler = () => {
  throw new ShopError('NOT_FOUND');
};

/** Turns every error into an answer. An unexpected error is logged and never shown. */
export const answerError: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) return next(error);
  const { status, ...answer } = failureOf(error);
  if (status >= 500) {
    const about = { err: error, method: req.method, path: loggedPath(req.originalUrl) };
    // The other codes mean that something outside of the shop is down.
    if (answer.code === 'INTERNAL') log.error(about, 'request failed');
    else log.warn(about, 'request refused');
  }
  if (error instanceof TooManyError) res.set('Retry-After', String(error.retryAfterSeconds));
  if (status === 503) res.set('Retry-After', String(AWAY_S));
  // A proxy must not cache a failure, like a photo that was missing for a moment.
  res.set('Cache-Control', 'no-store');
  res.status(status).json({ ...answer, requestId: String(req.id) });
};

interface Failure extends ErrorAnswer {
  status: number;
  code: FailureCode;
}

function failureOf(error: unknown): Failure {
  if (error instanceof ShopError) {
    const { status, code, message, errors } = error;
    return { status, code, message, errors };
  }
  if (error instanceof ProviderError) return failure('PAYMENT_AWAY');
  if (error instanceof z.ZodError)
    return refusedFields(
      error,
      error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  if (error instanceof ValidationError) return refusedFields(error, error.data.errors);
  const refused = refusedRequest.safeParse(error);
  if (refused.success) return refusal(refused.data.status);
  return failure(isDatabaseAway(error) ? 'SHOP_AWAY' : 'INTERNAL');
}

function failure(code: FailureCode): Failure {
  const [status, message] = FAILURES[code];
  return { status, code, message };
}

function refusedFields(error: Error, issues: { path: string; message: string }[]): Failure {
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path, message] as const).reverse());
  return { ...failure('VALIDATION'), code: codeOfFields(error, Object.keys(errors)), errors };
}

function refusal(status: number): Failure {
  if (status === 413) return failure('TOO_LARGE');
  if (status === 415) return failure('UNSUPPORTED_TYPE');
  return { ...failure('UNREADABLE'), status };
}
