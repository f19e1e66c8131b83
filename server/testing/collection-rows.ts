import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import sharp from 'sharp';
import type { Admin } from '../../payload-types';
import type { As } from './callers';
import { makeReview } from './customers-words';
import {
  makeAlbum,
  makeArchivedMovement,
  makeCustomer,
  makeDiscount,
  makeDrawing,
  makeLaceColor,
  makeOrder,
  makeService,
} from './factories';
import { makeOrderView } from './make-order-view';
import { securityRows } from './security-rows';

type By = As | { overrideAccess: true };

export type MakeRow = (as: By) => Promise<{ id: string }>;

interface RowsOf {
  payload: Payload;
  owner: Admin;
}

/** Returns functions that make a row of each collection, including Payload's own. Orders are unpaid, so they can be deleted. */
export function collectionRows({ payload, owner }: RowsOf): Record<string, MakeRow> {
  const soon = new Date().toISOString();
  return {
    services: (as) => makeService(payload, {}, as),
    'lace-colors': (as) => makeLaceColor(payload, {}, as),
    discounts: (as) => makeDiscount(payload, {}, as),
    'discount-holds': (as) =>
      payload.create({ collection: 'discount-holds', data: { holds: [], round: 0 }, ...as }),
    'order-views': (as) => makeOrderView(payload, as),
    gallery: (as) => makeAlbum(payload, {}, as),
    media: async (as) => {
      const data = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#b5763a' } })
        .png()
        .toBuffer();
      const file = { name: 'x.png', data, mimetype: 'image/png', size: data.length };
      return payload.create({ collection: 'media', data: {}, file, ...as });
    },
    orders: async (as) => {
      const service = await makeService(payload);
      return makeOrder(payload, service.id, { paymentStatus: 'pending' }, as);
    },
    customers: (as) => makeCustomer(payload, {}, as),
    messages: (as) =>
      payload.create({
        collection: 'messages',
        data: { subject: 'News', body: 'We are back.', customerIds: [], contentHash: 'x', key: randomUUID() },
        ...as,
      }),
    questions: (as) =>
      payload.create({ collection: 'questions', data: { email: 'a@test.example', text: 'Why?' }, ...as }),
    reviews: (as) => makeReview(payload, {}, as),
    uploads: (as) => payload.create({ collection: 'uploads', data: { state: 'kept', lookAt: soon }, ...as }),
    outbox: (as) =>
      payload.create({
        collection: 'outbox',
        data: {
          key: randomUUID(),
          kind: 'order-received',
          payload: {},
          status: 'sent',
          attempts: 1,
          dueAt: soon,
        },
        ...as,
      }),
    ...securityRows(() => payload),
    'stock-movements': (as) => makeArchivedMovement(payload, as),
    drawings: (as) => makeDrawing(payload, as),
    consents: (as) =>
      payload.create({
        collection: 'consents',
        data: { at: soon, kind: 'cookies', given: true, wording: 'May we?', place: 'cookie-banner' },
        ...as,
      }),
    jobs: (as) => payload.create({ collection: 'jobs', data: { name: randomUUID(), dueAt: soon }, ...as }),
    health: (as) => payload.create({ collection: 'health', data: { name: randomUUID() }, ...as }),
    sessions: (as) =>
      payload.create({
        collection: 'sessions',
        data: {
          tokenHash: randomUUID(),
          accountKind: 'customers',
          account: randomUUID(),
          passwordMark: 'x',
          expiresAt: new Date(Date.now() + 60_000).toISOString(),
          lastSeenAt: soon,
          address: '127.0.0.1',
        },
        ...as,
      }),
    shipments: (as) =>
      payload.create({
        collection: 'shipments',
        data: {
          orderId: randomUUID(),
          direction: 'to_customer',
          reference: randomUUID(),
          claim: randomUUID(),
          state: 'offered',
          source: 'label',
          checks: 0,
        },
        ...as,
      }),
    texts: (as) =>
      payload.create({
        collection: 'texts',
        data: { orderId: randomUUID(), kind: 'received', state: 'sending', rank: 0, tries: 0, checks: 0 },
        ...as,
      }),
    'text-numbers': (as) =>
      payload.create({ collection: 'text-numbers', data: { number: `+1${randomUUID()}` }, ...as }),
    'incoming-texts': (as) =>
      payload.create({ collection: 'incoming-texts', data: { sid: randomUUID(), kind: 'stop' }, ...as }),
    'payment-attempts': (as) =>
      payload.create({
        collection: 'payment-attempts',
        data: {
          key: randomUUID(),
          orderId: randomUUID(),
          number: 1,
          status: 'open',
          refusals: 0,
          wasDeclined: false,
          paypalOrderId: randomUUID(),
        },
        ...as,
      }),
    'paypal-events': (as) =>
      payload.create({ collection: 'paypal-events', data: { eventId: randomUUID(), type: 'X' }, ...as }),
    'easypost-events': (as) =>
      payload.create({ collection: 'easypost-events', data: { eventId: randomUUID() }, ...as }),
    'email-replies': (as) =>
      payload.create({ collection: 'email-replies', data: { key: randomUUID(), state: 'left' }, ...as }),
    'email-problems': (as) =>
      payload.create({
        collection: 'email-problems',
        data: { address: `${randomUUID()}@mail.test`, reason: '550 No such user', bouncedAt: soon },
        ...as,
      }),
    'simulated-payments': (as) =>
      payload.create({
        collection: 'simulated-payments',
        data: { requestId: randomUUID(), paypalOrderId: randomUUID(), orderId: randomUUID(), amount: 1 },
        ...as,
      }),
    'simulated-refunds': (as) =>
      payload.create({
        collection: 'simulated-refunds',
        data: { requestId: randomUUID(), refundId: randomUUID(), captureId: randomUUID(), amount: 1 },
        ...as,
      }),
    admins: (as) =>
      payload.create({
        collection: 'admins',
        data: { email: `${randomUUID()}@test.example`, password: 'a-long-password' },
        ...as,
      }),
    'payload-kv': (as) =>
      payload.create({ collection: 'payload-kv', data: { key: randomUUID(), data: {} }, ...as }),
    'payload-migrations': (as) =>
      payload.create({ collection: 'payload-migrations', data: { name: randomUUID() }, ...as }),
    'payload-preferences': (as) =>
      payload.create({
        collection: 'payload-preferences',
        data: { key: randomUUID(), value: {}, user: { relationTo: 'admins', value: owner.id } },
        ...as,
        ...('user' in as ? {} : { user: { ...owner, collection: 'admins' as const } }),
      }),
  };
}
