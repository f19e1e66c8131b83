import type { Payload } from 'payload';

/** Money as the provider names it; `cents` is null for anything but an amount with at most two decimals. */
export interface ProviderMoney {
  cents: number | null;
  currency: string;
}

export interface ProviderCapture {
  id: string;
  /** The shop's order that its part of the payment was made for. */
  orderId: string | null;
  /** COMPLETED, PENDING, DECLINED, FAILED, REFUNDED or PARTIALLY_REFUNDED; the order's own status says less. */
  status: string;
  amount: ProviderMoney;
  /** What the provider keeps of it, in cents; null while it does not say. */
  fee: number | null;
}

/** Money that the provider gave back, or is about to. */
export interface ProviderRefund {
  id: string;
  /** COMPLETED, PENDING, FAILED or CANCELLED. */
  status: string;
  amount: ProviderMoney;
  /** What it was taken from; null where the provider does not say. */
  captureId: string | null;
  /** The request id that the shop asked for it under; of a refund made in the provider's own pages something else, or null. */
  requestId: string | null;
}

/** An order at the payment provider, as it is there now. */
export interface ProviderOrder {
  id: string;
  status: string;
  /** The shop's order it was made for. */
  orderId: string | null;
  /** Every capture there is; a declined one may stand beside one that was completed later. */
  captures: ProviderCapture[];
  /** Every refund of them, whoever made it. */
  refunds: ProviderRefund[];
}

interface NewProviderOrder {
  orderId: string;
  /** In cents. */
  amount: number;
  /** Unique for every payment attempt; the provider takes no second payment under one. */
  invoiceId: string;
  /** The same id gives the same order, never a second one. */
  requestId: string;
}

export interface NewProviderRefund {
  captureId: string;
  /** The shop's order. */
  orderId: string;
  /** In cents. */
  amount: number;
  /** The same id gives the same refund, never a second one. */
  requestId: string;
  /** What the customer reads of it at the provider; empty for nothing. */
  note: string;
}

/** What the shop asks of whoever moves the money. Every call throws a ProviderError. */
export interface PaymentProvider {
  createOrder: (order: NewProviderOrder) => Promise<ProviderOrder>;
  getOrder: (id: string) => Promise<ProviderOrder>;
  /** The same request id captures once, however often it is sent. */
  captureOrder: (id: string, requestId: string) => Promise<ProviderOrder>;
  /** The same request id gives back once, however often it is sent. */
  refundCapture: (refund: NewProviderRefund) => Promise<ProviderRefund>;
  getRefund: (id: string) => Promise<ProviderRefund>;
}

/**
 * 'away': no answer that can be trusted, so what was asked may have been done; 'declined': the buyer's means of payment
 * were refused; 'refused': the provider will not do it at all, which is the shop's fault and not the buyer's.
 */
export type ProviderProblem =
  | 'away'
  | 'declined'
  | 'not-approved'
  | 'already-captured'
  | 'already-paid'
  | 'not-found'
  | 'refused';

/** What the provider could not or would not do. */
export class ProviderError extends Error {
  constructor(
    readonly problem: ProviderProblem,
    message: string,
  ) {
    super(message);
  }
}

/** Work with the payment provider. */
export interface Paying {
  payload: Payload;
  provider: PaymentProvider;
}

/** The provider's answer, or null if the provider no longer has what was asked for. */
export async function unlessGone<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError && error.problem === 'not-found') return null;
    throw error;
  }
}
