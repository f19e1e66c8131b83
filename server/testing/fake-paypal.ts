import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { issue, newId, type Operation, operationOf, type Trouble } from './fake-paypal-answers';
import { withFee } from './fake-paypal-fees';
import { fakeRefunds } from './fake-paypal-refunds';
import { sendWebhook, verifyWebhook, WEBHOOK_ID, type WebhookOptions } from './fake-paypal-webhooks';
import { type FakeAnswer, startFakeProvider } from './fake-provider';

export interface FakeCapture {
  id: string;
  status: string;
  amount: { currency_code: string; value: string };
  /** The purchase unit that it's in, by default the first. */
  unit?: number;
}

export interface FakeOrder {
  id: string;
  status: string;
  custom_id: string;
  invoice_id: string;
  amount: { currency_code: string; value: string };
  captures: FakeCapture[];
}

export type FakePaypal = Awaited<ReturnType<typeof startFakePaypal>>;

const createBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string(),
        invoice_id: z.string(),
        amount: z.object({ currency_code: z.string(), value: z.string() }),
      }),
    )
    .length(1),
});

/** Includes refunded captures. */
const TOOK_MONEY = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** Starts an HTTP server with the parts of PayPal's REST API that the shop uses, failing on request. */
export async function startFakePaypal() {
  const orders = new Map<string, FakeOrder>();
  const tokens = new Set<string>();
  const doneBefore = new Map<string, () => FakeAnswer>();
  const refunds = fakeRefunds(orders);

  const present = (order: FakeOrder, trouble?: Trouble): unknown => {
    const changed = (amount: FakeOrder['amount']) => ({
      currency_code: trouble === 'wrong-currency' ? 'EUR' : amount.currency_code,
      value: trouble === 'wrong-amount' ? '1.00' : amount.value,
    });
    const units = Math.max(0, ...order.captures.map(({ unit = 0 }) => unit)) + 1;
    const capturesOf = (number: number) =>
      order.captures
        .filter(({ unit = 0 }) => unit === number)
        .map(({ unit: _shown, ...each }) => withFee({ ...each, amount: changed(each.amount) }));
    return {
      id: order.id,
      status: order.status,
      intent: 'CAPTURE',
      purchase_units: Array.from({ length: units }, (_none, number) => ({
        reference_id: `${order.custom_id}${number || ''}`,
        custom_id: trouble === 'wrong-order' ? randomUUID() : order.custom_id,
        amount: changed(order.amount),
        ...(capturesOf(number).length > 0 && {
          payments: {
            captures: capturesOf(number),
            refunds: capturesOf(number).flatMap(({ id }) => refunds.ofCapture(id)),
          },
        }),
      })),
    };
  };

  const create = (text: string): FakeAnswer => {
    const [unit] = createBody.parse(JSON.parse(text)).purchase_units;
    if (!unit) return issue(400, 'INVALID_REQUEST');
    const order = { id: newId(), status: 'CREATED', captures: [], ...unit };
    orders.set(order.id, order);
    return { status: 201, body: present(order) };
  };

  const capture = (order: FakeOrder, trouble?: Trouble): FakeAnswer => {
    if (trouble === 'declined') return issue(422, 'INSTRUMENT_DECLINED');
    if (order.captures.length > 0) return issue(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return issue(422, 'ORDER_NOT_APPROVED');
    const isPaid = [...orders.values()].some(
      (each) =>
        each.invoice_id === order.invoice_id && each.captures.some(({ status }) => status === 'COMPLETED'),
    );
    if (isPaid) return issue(422, 'DUPLICATE_INVOICE_ID');
    const status =
      trouble === 'pending' ? 'PENDING' : trouble === 'capture-declined' ? 'DECLINED' : 'COMPLETED';
    order.captures.push({ id: newId(), status, amount: order.amount });
    order.status = 'COMPLETED';
    return { status: 201, body: present(order, trouble) };
  };

  /** A repeated request ID changes nothing. It returns the current state. */
  const once = (
    requestId: string | undefined,
    work: () => FakeAnswer,
    again: (first: FakeAnswer) => FakeAnswer,
  ): FakeAnswer => {
    const earlier = requestId ? doneBefore.get(requestId) : undefined;
    if (earlier) return earlier();
    const first = work();
    if (requestId) doneBefore.set(requestId, () => again(first));
    return first;
  };

  const work = (operation: Operation, req: IncomingMessage, text: string, trouble?: Trouble): FakeAnswer => {
    if (operation === 'token') {
      const token = randomUUID();
      tokens.add(token);
      return { status: 200, body: { access_token: token, expires_in: 32_400, token_type: 'Bearer' } };
    }
    if (trouble === 'unauthorized' || !tokens.has(req.headers.authorization?.replace('Bearer ', '') ?? ''))
      return { status: 401, body: { name: 'invalid_token' } };
    const requestId = req.headers['paypal-request-id']?.toString();
    if (operation === 'create')
      return once(
        `create ${requestId}`,
        () => create(text),
        (first) => ({ ...first, status: 200 }),
      );
    if (operation === 'verify') return { status: 200, body: verifyWebhook(text) };
    const named = decodeURIComponent(req.url?.split('/')[4] ?? '');
    if (operation === 'get-refund') return refunds.read(named);
    if (operation === 'refund')
      return once(
        `refund ${requestId}`,
        () => refunds.make(named, text, trouble),
        (first) => (first.status < 300 ? { status: 200, body: first.body } : first),
      );
    const order = orders.get(named);
    if (!order) return issue(404, 'INVALID_RESOURCE_ID');
    if (operation === 'get') return { status: 200, body: present(order, trouble) };
    return once(
      `capture ${requestId}`,
      () => capture(order, trouble),
      (first) => (first.status < 300 ? { status: 200, body: present(order, trouble) } : first),
    );
  };

  const provider = await startFakeProvider<Operation, Trouble>({
    calls: { token: 0, create: 0, get: 0, capture: 0, verify: 0, refund: 0, 'get-refund': 0 },
    operationOf,
    refusal: (trouble) => {
      if (trouble === 'error') return issue(500, 'INTERNAL_SERVER_ERROR');
      return trouble === 'busy' ? issue(409, 'PREVIOUS_REQUEST_IN_PROGRESS') : undefined;
    },
    work: ({ operation, req, text, trouble }) => work(operation, req, text, trouble),
  });
  const orderOf = (id: string): FakeOrder => {
    const order = orders.get(id);
    if (!order) throw new Error(`the fake has no order ${id}`);
    return order;
  };

  return {
    ...provider,
    refunds,
    settings: {
      PAYPAL_CLIENT_ID: 'client-of-the-test',
      PAYPAL_CLIENT_SECRET: 'secret-of-the-test',
      PAYPAL_API_URL: provider.url,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    },
    orders,
    approve: (id: string) => {
      orderOf(id).status = 'APPROVED';
    },
    addCapture: (
      id: string,
      { status, unit, where = 'last' }: Pick<FakeCapture, 'status' | 'unit'> & { where?: 'first' | 'last' },
    ) => {
      const order = orderOf(id);
      const added = { id: newId(), status, amount: order.amount, unit };
      order.captures.splice(where === 'first' ? 0 : order.captures.length, 0, added);
      order.status = 'COMPLETED';
      return added.id;
    },
    setCapture: (id: string, status: string) => {
      for (const each of orderOf(id).captures) each.status = status;
    },
    taken: (orderId: string) =>
      [...orders.values()]
        .filter(({ custom_id }) => custom_id === orderId)
        .flatMap(({ captures }) => captures.filter(({ status }) => TOOK_MONEY.includes(status))),
    captureResource: (id: string) => {
      const { custom_id, captures } = orderOf(id);
      const links = [{ rel: 'up', method: 'GET', href: `${provider.url}/v2/checkout/orders/${id}` }];
      return {
        ...(captures[0] && withFee(captures[0])),
        custom_id,
        links,
        supplementary_data: { related_ids: { order_id: id } },
      };
    },
    notify: (shopUrl: string, type: string, resource: object, options?: WebhookOptions) =>
      sendWebhook({ shopUrl, type, resource, ...options }),
    expireTokens: () => tokens.clear(),
  };
}
