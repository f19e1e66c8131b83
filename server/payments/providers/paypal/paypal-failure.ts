import { z } from 'zod';
import { ProviderError, type ProviderProblem } from '../provider';
import type { PaypalAnswer } from './paypal-api';

const failure = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** PayPal's issues that are no fault of the shop. */
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

/** What an answer of PayPal that is no success means; 409, 429 and 5xx do not say whether the thing was done. */
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
