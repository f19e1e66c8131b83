import { CURRENCY } from '#domain/wire/money';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
  type ProviderRefund,
} from '#server/payments/providers/provider';

/** 'lost' does the work without an answer, and 'away' doesn't do it. The others are the status of the refund. */
export type QuickTrouble = 'lost' | 'away' | 'pending' | 'failed';

export interface QuickProvider extends PaymentProvider {
  troubles: QuickTrouble[];
  orders: Map<string, ProviderOrder & { amount: number }>;
  approve: (id: string) => void;
  /** Makes a refund on the provider's site, up to what's left of one capture. */
  refundOnSite: (orderId: string, cents: number) => void;
  endRefunds: (status: 'COMPLETED' | 'FAILED') => void;
  clear: () => void;
  /** What was captured and refunded for a shop's order, in cents. */
  sums: (orderId: string) => { taken: number; refunded: number };
}

const cents = (amounts: readonly { amount: { cents: number | null } }[]) =>
  amounts.reduce((total, { amount }) => total + (amount.cents ?? 0), 0);

/** A provider in memory for thousands of calls, which repeats the same answer for a request ID. */
export function quickProvider(): QuickProvider {
  const orders: QuickProvider['orders'] = new Map();
  const refunds = new Map<string, ProviderRefund>();
  const troubles: QuickTrouble[] = [];
  let made = 0;
  const newId = (kind: string) => {
    made += 1;
    return `${kind}${made}`;
  };

  const orderOf = (id: string) => {
    const order = orders.get(id);
    if (!order) throw new ProviderError('not-found', `no order ${id}`);
    return order;
  };
  const refundsOf = (captureId: string) =>
    [...refunds.values()].filter((each) => each.captureId === captureId);
  const present = (order: ProviderOrder): ProviderOrder => ({
    ...order,
    captures: order.captures.map((each) => ({ ...each })),
    refunds: order.captures.flatMap(({ id }) => refundsOf(id)).map((each) => ({ ...each })),
  });
  const ask = <Result>(work: (trouble: QuickTrouble | undefined) => Result): Result => {
    const trouble = troubles.shift();
    if (trouble === 'away') throw new ProviderError('away', 'not reached');
    const result = work(trouble);
    if (trouble === 'lost') throw new ProviderError('away', 'the answer is lost');
    return result;
  };
  const refundable = (captureId: string) => {
    const capture = [...orders.values()]
      .flatMap(({ captures }) => captures)
      .find(({ id }) => id === captureId);
    if (!capture) throw new ProviderError('not-found', `no capture ${captureId}`);
    const active = refundsOf(captureId).filter(
      ({ status }) => status === 'COMPLETED' || status === 'PENDING',
    );
    return (capture.amount.cents ?? 0) - cents(active);
  };
  const settle = () => {
    for (const capture of [...orders.values()].flatMap(({ captures }) => captures)) {
      const refunded = cents(refundsOf(capture.id).filter(({ status }) => status === 'COMPLETED'));
      if (refunded > 0)
        capture.status = refunded < (capture.amount.cents ?? 0) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    }
  };
  const refund = (of: Omit<ProviderRefund, 'id' | 'amount'> & { amount: number }): ProviderRefund => {
    const id = newId('REFUND');
    const refunded = { ...of, id, amount: { cents: of.amount, currency: CURRENCY } };
    refunds.set(id, refunded);
    settle();
    return refunded;
  };

  return {
    troubles,
    orders,
    createOrder: async ({ orderId, amount, requestId }) =>
      ask(() => {
        const id = `ORDER-${requestId}`;
        const order = orders.get(id) ?? { id, status: 'CREATED', orderId, captures: [], refunds: [], amount };
        orders.set(id, order);
        return present(order);
      }),
    getOrder: async (id) => present(orderOf(id)),
    captureOrder: async (id) =>
      ask(() => {
        const order = orderOf(id);
        if (order.status === 'CREATED') throw new ProviderError('not-approved', 'nobody has approved it');
        const amount = { cents: order.amount, currency: CURRENCY };
        if (order.captures.length === 0)
          order.captures.push({
            id: newId('CAPTURE'),
            orderId: order.orderId,
            status: 'COMPLETED',
            amount,
            fee: null,
          });
        order.status = 'COMPLETED';
        return present(order);
      }),
    refundCapture: async ({ captureId, amount, requestId }) =>
      ask((trouble) => {
        const earlier = [...refunds.values()].find((each) => each.requestId === requestId);
        if (earlier) return { ...earlier };
        if (amount > refundable(captureId)) throw new ProviderError('refused', 'more than it holds');
        const status = trouble === 'pending' ? 'PENDING' : trouble === 'failed' ? 'FAILED' : 'COMPLETED';
        return { ...refund({ captureId, requestId, amount, status }) };
      }),
    getRefund: async (id) => {
      const found = refunds.get(id);
      if (!found) throw new ProviderError('not-found', `no refund ${id}`);
      return { ...found };
    },
    approve: (id) => {
      const order = orderOf(id);
      if (order.status === 'CREATED') order.status = 'APPROVED';
    },
    refundOnSite: (orderId, wanted) => {
      const captures = [...orders.values()].flatMap((order) =>
        order.orderId === orderId ? order.captures : [],
      );
      const capture = captures.find(({ id }) => refundable(id) > 0);
      if (!capture) return;
      const amount = Math.min(wanted, refundable(capture.id));
      refund({ captureId: capture.id, requestId: null, amount, status: 'COMPLETED' });
    },
    endRefunds: (status) => {
      for (const each of refunds.values()) if (each.status === 'PENDING') each.status = status;
      settle();
    },
    clear: () => {
      troubles.splice(0);
      orders.clear();
      refunds.clear();
    },
    sums: (orderId) => {
      const captures = [...orders.values()].flatMap((order) =>
        order.orderId === orderId ? order.captures : [],
      );
      const refunded = captures
        .flatMap(({ id }) => refundsOf(id))
        .filter(({ status }) => status === 'COMPLETED');
      return { taken: cents(captures), refunded: cents(refunded) };
    },
  };
}
