import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import { CURRENCY, centsToDecimal, dollarsToCents } from '#domain/wire/money';
import { type PaymentProvider, ProviderError, type ProviderOrder, type ProviderRefund } from '../provider';
import { type PaypalAnswer, type PaypalApi, paypalFailure } from './paypal-api';

const money = z
  .object({ currency_code: z.string(), value: z.string() })
  .transform(({ currency_code: currency, value }) => ({
    currency,
    cents: /^\d+(\.\d{1,2})?$/.test(value) ? dollarsToCents(value) : null,
  }));

const capture = z
  .object({
    id: z.string(),
    status: z.string(),
    amount: money,
    seller_receivable_breakdown: z.object({ paypal_fee: money.optional() }).optional(),
  })
  .transform(({ seller_receivable_breakdown: breakdown, ...each }) => ({
    ...each,
    fee: breakdown?.paypal_fee?.currency === CURRENCY ? breakdown.paypal_fee.cents : null,
  }));

const refund = z
  .object({
    id: z.string(),
    status: z.string(),
    amount: money,
    invoice_id: z.string().optional(),
    links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
  })
  .transform(({ id, status, amount, invoice_id: requestId = null, links = [] }): ProviderRefund => {
    const up = links.find(({ rel }) => rel === 'up')?.href ?? '';
    const captureId = /\/captures\/([A-Za-z0-9-]{1,64})$/.exec(up)?.[1] ?? null;
    return { id, status, amount, captureId, requestId };
  });

const order = z
  .object({
    id: z.string(),
    status: z.string(),
    purchase_units: z.array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({ captures: z.array(capture).optional(), refunds: z.array(refund).optional() })
          .optional(),
      }),
    ),
  })
  .transform(
    ({ purchase_units: units, ...paid }): ProviderOrder => ({
      ...paid,
      orderId: units[0]?.custom_id ?? null,
      captures: units.flatMap(({ custom_id: orderId = null, payments }) =>
        (payments?.captures ?? []).map((each) => ({ ...each, orderId })),
      ),
      refunds: units.flatMap(({ payments }) => payments?.refunds ?? []),
    }),
  );

/** PayPal's Orders v2. `custom_id` holds the shop's order ID. */
export function paypalProvider(api: PaypalApi): PaymentProvider {
  const path = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;
  return {
    createOrder: async ({ orderId, amount, invoiceId, requestId }) => {
      const unit = {
        reference_id: orderId,
        custom_id: orderId,
        invoice_id: invoiceId,
        description: `Glove order ${orderNumber(orderId)}`,
        amount: { currency_code: CURRENCY, value: centsToDecimal(amount) },
      };
      const body = JSON.stringify({
        intent: 'CAPTURE',
        purchase_units: [unit],
        application_context: { user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' },
      });
      return read(order, await api({ method: 'POST', path: '/v2/checkout/orders', body, requestId }));
    },
    getOrder: async (id) => read(order, await api({ method: 'GET', path: path(id) })),
    captureOrder: async (id, requestId) =>
      read(order, await api({ method: 'POST', path: `${path(id)}/capture`, body: '{}', requestId })),
    refundCapture: async ({ captureId, orderId, amount, requestId, note }) => {
      const body = JSON.stringify({
        amount: { currency_code: CURRENCY, value: centsToDecimal(amount) },
        custom_id: orderId,
        // Identifies the shop's own refunds.
        invoice_id: requestId,
        ...(note && { note_to_payer: note }),
      });
      const refunds = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const made = read(refund, await api({ method: 'POST', path: refunds, body, requestId }));
      return { ...made, captureId, requestId };
    },
    getRefund: async (id) =>
      read(refund, await api({ method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(id)}` })),
  };
}

function read<Schema extends z.ZodType>(schema: Schema, answer: PaypalAnswer): z.output<Schema> {
  if (answer.status !== 200 && answer.status !== 201) throw paypalFailure(answer);
  const { data } = schema.safeParse(answer.body);
  if (data === undefined) throw new ProviderError('away', "PayPal's answer can't be read");
  return data;
}
