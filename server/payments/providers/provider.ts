import type { Payload } from 'payload';

/** `cents` is null if the amount has more than two decimals or isn't a number. */
export interface ProviderMoney {
  cents: number | null;
  currency: string;
}

export interface ProviderCapture {
  id: string;
  orderId: string | null;
  /** COMPLETED, PENDING, DECLINED, FAILED, REFUNDED, or PARTIALLY_REFUNDED. */
  status: string;
  amount: ProviderMoney;
  /** In cents. Null until the provider reports it. */
  fee: number | null;
}

export interface ProviderRefund {
  id: string;
  /** COMPLETED, PENDING, FAILED, or CANCELLED. */
  status: string;
  amount: ProviderMoney;
  captureId: string | null;
  /** The request ID, if the shop made the refund. Otherwise another ID, or null. */
  requestId: string | null;
}

export interface ProviderOrder {
  id: string;
  status: string;
  orderId: string | null;
  captures: ProviderCapture[];
  refunds: ProviderRefund[];
}

interface NewProviderOrder {
  orderId: string;
  amount: number;
  /** The provider takes one payment per invoice ID. */
  invoiceId: string;
  /** Called again with the same ID, it returns the same order. */
  requestId: string;
}

export interface NewProviderRefund {
  captureId: string;
  orderId: string;
  amount: number;
  requestId: string;
  note: string;
}

/** Every call throws a ProviderError. */
export interface PaymentProvider {
  createOrder: (order: NewProviderOrder) => Promise<ProviderOrder>;
  getOrder: (id: string) => Promise<ProviderOrder>;
  /** Captures once for each request ID. */
  captureOrder: (id: string, requestId: string) => Promise<ProviderOrder>;
  /** Refunds once for each request ID. */
  refundCapture: (refund: NewProviderRefund) => Promise<ProviderRefund>;
  getRefund: (id: string) => Promise<ProviderRefund>;
}

/** After 'away', we don't know whether it was done. 'declined' is the buyer's problem, and 'refused' is the shop's. */
export type ProviderProblem =
  | 'away'
  | 'declined'
  | 'not-approved'
  | 'already-captured'
  | 'already-paid'
  | 'not-found'
  | 'refused';

export class ProviderError extends Error {
  constructor(
    readonly problem: ProviderProblem,
    message: string,
  ) {
    super(message);
  }
}

export interface Paying {
  payload: Payload;
  provider: PaymentProvider;
}

/** Returns the provider's answer, or null if it's not found. */
export async function unlessGone<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError && error.problem === 'not-found') return null;
    throw error;
  }
}
