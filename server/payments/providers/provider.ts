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
}

/** An order at the payment provider, as it is there now. */
export interface ProviderOrder {
  id: string;
  status: string;
  /** The shop's order it was made for. */
  orderId: string | null;
  /** Every capture there is; a declined one may stand beside one that was completed later. */
  captures: ProviderCapture[];
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

/** What the shop asks of whoever moves the money. Every call throws a ProviderError. */
export interface PaymentProvider {
  createOrder: (order: NewProviderOrder) => Promise<ProviderOrder>;
  getOrder: (id: string) => Promise<ProviderOrder>;
  /** The same request id captures once, however often it is sent. */
  captureOrder: (id: string, requestId: string) => Promise<ProviderOrder>;
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
