import { z } from 'zod';
import { askJson, basicAuth, type JsonAnswer } from '#server/platform/tools/json-api';
import { ProviderError, type ProviderProblem } from '../provider';

const TIMEOUT_MS = 15_000;
const TOKEN_MARGIN_MS = 60_000;

interface PaypalAccount {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  timeoutMs?: number;
}

interface PaypalRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  requestId?: string;
}

export type PaypalAnswer = Pick<JsonAnswer, 'status' | 'body'>;

export type PaypalApi = (request: PaypalRequest) => Promise<PaypalAnswer>;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** Calls PayPal's REST API with one token, renewed when needed. Throws an 'away' ProviderError if PayPal doesn't answer. */
export function paypalApi({
  baseUrl,
  clientId,
  clientSecret,
  timeoutMs = TIMEOUT_MS,
}: PaypalAccount): PaypalApi {
  let token: Promise<string> | undefined;
  let tokenEnds = 0;

  const send = (path: string, init: RequestInit): Promise<PaypalAnswer> =>
    askJson(
      `${baseUrl}${path}`,
      { ...init, redirect: 'error', timeoutMs },
      (reason) => new ProviderError('away', `PayPal gave no answer: ${reason}`),
    );

  const newToken = async (): Promise<string> => {
    const { status, body } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        Authorization: basicAuth(clientId, clientSecret),
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const answer = tokenAnswer.safeParse(body);
    if (status === 401) throw new ProviderError('refused', 'PayPal refused the credentials of this shop');
    if (status !== 200 || !answer.success)
      throw new ProviderError('away', `PayPal gave no token: HTTP ${status}`);
    tokenEnds = Date.now() + answer.data.expires_in * 1000 - TOKEN_MARGIN_MS;
    return answer.data.access_token;
  };

  /** All calls share one token. If the request for it fails, it can be repeated. */
  const currentToken = (): Promise<string> => {
    if (token && Date.now() < tokenEnds) return token;
    const requested = newToken();
    token = requested;
    tokenEnds = Number.POSITIVE_INFINITY;
    requested.catch(() => {
      if (token === requested) token = undefined;
    });
    return requested;
  };

  return async ({ method, path, body, requestId }) => {
    const call = async (bearer: string) =>
      send(path, {
        method,
        headers: {
          Authorization: `Bearer ${bearer}`,
          'Content-Type': 'application/json',
          Prefer: 'return=representation',
          ...(requestId && { 'PayPal-Request-Id': requestId }),
        },
        body,
      });
    const used = currentToken();
    const answer = await call(await used);
    if (answer.status !== 401) return answer;
    if (token === used) token = undefined;
    return call(await currentToken());
  };
}

const failure = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

const ISSUES: Record<string, ProviderProblem> = {
  ORDER_NOT_APPROVED: 'not-approved',
  PAYER_ACTION_REQUIRED: 'not-approved',
  ORDER_ALREADY_CAPTURED: 'already-captured',
  ORDER_ALREADY_COMPLETED: 'already-captured',
  DUPLICATE_INVOICE_ID: 'already-paid',
  ORDER_EXPIRED: 'not-found',
  ORDER_VOIDED: 'not-found',
  ORDER_ALREADY_VOIDED: 'not-found',
  INVALID_RESOURCE_ID: 'not-found',
  INSTRUMENT_DECLINED: 'declined',
  TRANSACTION_REFUSED: 'declined',
  TRANSACTION_LIMIT_EXCEEDED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'declined',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'declined',
  DECLINED_DUE_TO_RELATED_TXN: 'declined',
  CARD_EXPIRED: 'declined',
  PAYMENT_DENIED: 'declined',
};

/** Turns a failed answer into an error. After a 409, 429, or 5xx, we don't know whether the call went through. */
export function paypalFailure({ status, body }: PaypalAnswer): ProviderError {
  const parsed = failure.safeParse(body);
  const { name, debug_id, details = [] } = parsed.success ? parsed.data : {};
  const issue = details[0]?.issue ?? name ?? 'no reason';
  return new ProviderError(
    problemOf(status, issue),
    `PayPal: HTTP ${status}, ${issue}, debug id ${debug_id ?? 'none'}`,
  );
}

function problemOf(status: number, issue: string): ProviderProblem {
  const known = status < 500 ? ISSUES[issue] : undefined;
  if (known) return known;
  if (status === 404) return 'not-found';
  return status === 409 || status === 429 || status >= 500 || status < 400 ? 'away' : 'refused';
}
