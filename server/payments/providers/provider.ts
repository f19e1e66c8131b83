import type { Payload } from 'payload';

/** `cents` is null for anything but an amount with at most two decimals. */
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
  /** In cents; null until the provider says. */
  fee: number | null;
}

export interface ProviderRefund {
  id: string;
  /** COMPLETED, PENDING, FAILED, or CANCELLED. */
  status: string;
  amount: ProviderMoney;
  captureId: string | null;
  /** The ID the shop asked under; something else or null for a refund made at the provider. */
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
  /** In cents. */
  amount: number;
  /** The provider takes no second payment under one. */
  invoiceId: string;
  /** The same id gives the same order, never a second one. */
  requestId: string;
}

export interface NewProviderRefund {
  captureId: string;
  orderId: string;
  /** In cents. */
  amount: number;
  /** The same ID gives the same refund. */
  requestId: string;
  /** Shown to the customer; may be empty. */
  note: string;
}

/** Every call throws a ProviderError. */
export interface PaymentProvider {
  createOrder: (order: NewProviderOrder) => Promise<ProviderOrder>;
  getOrder: (id: string) => Promise<ProviderOrder>;
  /** The same request ID captures once. */
  captureOrder: (id: string, requestId: string) => Promise<ProviderOrder>;
  /** The same request ID refunds once. */
  refundCapture: (refund: NewProviderRefund) => Promise<ProviderRefund>;
  getRefund: (id: string) => Promise<ProviderRefund>;
}

/** 'away': it may have been done; 'declined': the buyer's fault; 'refused': the shop's. */
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

/** The provider's answer, or null if it no longer has it. */
export async function unlessGone<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError && error.problem === 'not-found') return null;
    throw error;
  }
}
