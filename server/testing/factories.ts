import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { OrderRequestInput } from '#domain/orders/order-contract';
import type {
  Admin,
  Customer,
  Discount,
  Drawing,
  Gallery,
  LaceColor,
  Order,
  Question,
  Service,
  StockMovement,
  Upload,
} from '../../payload-types';
import type { As } from './callers';

let count = 0;
const next = () => (count += 1);

type Caller = As | { overrideAccess: true };
const trusted: Caller = { overrideAccess: true };

/** Creates a document like the others of its kind, with some of its data changed. */
type Make<Document> = (payload: Payload, data?: Partial<Document>, as?: Caller) => Promise<Document>;

/** Creates a service, by default a relacing for 65 dollars. */
export const makeService: Make<Service> = (payload, data = {}, as = trusted) => {
  const n = next();
  return payload.create({
    collection: 'services',
    data: {
      name: `Service ${n}`,
      description: 'Every lace is replaced by hand.',
      price: 6500,
      category: 'relacing',
      active: true,
      sortOrder: n,
      ...data,
    },
    ...as,
  });
};

/** Creates a lace color with stock. */
export const makeLaceColor: Make<LaceColor> = (payload, data = {}, as = trusted) => {
  const n = next();
  return payload.create({
    collection: 'lace-colors',
    data: { name: `Color ${n}`, inventory: 10, hexColor: '#b5763a', active: true, sortOrder: n, ...data },
    ...as,
  });
};

/** Creates an archived stock movement. */
export function makeArchivedMovement(payload: Payload, as = trusted): Promise<StockMovement> {
  const data = { color: randomUUID(), at: new Date().toISOString(), movement: {} };
  return payload.create({ collection: 'stock-movements', data, ...as });
}

/** Creates a finished drawing. */
export function makeDrawing(payload: Payload, as = trusted): Promise<Drawing> {
  const winner = { winnerName: 'Robin', winnerEmail: 'robin@test.example' };
  const data = { month: randomUUID(), prize: 'A relacing', ...winner, entrants: 1, entrantsHash: 'x' };
  return payload.create({ collection: 'drawings', data, ...as });
}

/** Creates an album with one picture. */
export async function makeAlbum(
  payload: Payload,
  data: Partial<Gallery> = {},
  as = trusted,
): Promise<Gallery> {
  const imageUrls = [await makePhoto(payload)];
  const album = { title: `Album ${next()}`, imageUrls, ...data };
  return payload.create({ collection: 'gallery', data: album, ...as });
}

/** Creates a discount code, 10% by default. */
export const makeDiscount: Make<Discount> = (payload, data = {}, as = trusted) =>
  payload.create({
    collection: 'discounts',
    data: { code: `CODE${next()}`, type: 'percentage', value: 1000, active: true, ...data },
    ...as,
  });

/** Creates a customer with the password 'secret-1', without a welcome email by default. */
export const makeCustomer: Make<Customer> = (payload, data = {}, as = trusted) =>
  payload.create({
    collection: 'customers',
    data: {
      name: 'Casey Catcher',
      email: `casey${next()}@test.example`,
      password: 'secret-1',
      isWelcomed: true,
      ...data,
    },
    ...as,
  });

/** Creates staff with the password 'stitch-by-stitch', by default at the bench. */
export function makeStaff(payload: Payload, data: Partial<Admin> = {}): Promise<Admin> {
  const n = next();
  return payload.create({
    collection: 'admins',
    data: {
      email: `bo${n}@staff.example`,
      name: `Bo Stitch ${n}`,
      role: 'bench',
      active: true,
      password: 'stitch-by-stitch',
      ...data,
    },
    depth: 0,
    ...trusted,
  });
}

/** Creates a customer without a password, which is much faster. */
export function makeReader(payload: Payload): Promise<Customer> {
  const data = { id: randomUUID(), name: 'Riley Reader', email: `riley${next()}@test.example` };
  return payload.db.create({ collection: 'customers', data });
}

/** Creates an order of one dropped-off glove, like the owner in the editor. */
export function makeOrder(
  payload: Payload,
  serviceId: string,
  data: Partial<Order> = {},
  as = trusted,
): Promise<Order> {
  return payload.create({
    collection: 'orders',
    data: {
      customerName: 'Robin Shortstop',
      customerEmail: 'robin@test.example',
      customerPhone: '555 010 2030',
      deliveryMethod: 'dropoff',
      status: 'not_received',
      paymentStatus: 'succeeded',
      items: [{ serviceId, gloveDetails: 'A 12 inch infield glove, right hand throw' }],
      ...data,
    },
    depth: 0,
    ...as,
  });
}

/** Creates a visitor's unanswered question. */
export function makeQuestion(payload: Payload, data: Partial<Question> = {}): Promise<Question> {
  return payload.create({
    collection: 'questions',
    data: {
      email: `asker${next()}@test.example`,
      text: 'The web is torn. Can you save it?',
      unansweredSince: new Date().toISOString(),
      ...data,
    },
    depth: 0,
    ...trusted,
  });
}

/** Creates an upload's row without its file. Returns its URL. */
export async function makePhoto(payload: Payload, state: Upload['state'] = 'kept'): Promise<string> {
  const id = randomUUID();
  const lookAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  await payload.db.create({ collection: 'uploads', data: { id, state, lookAt }, returning: false });
  return `/media/${id}.webp`;
}

/** Returns a valid order body for one glove, dropped off and paid in person. */
export function orderBody(serviceId: string, changes: Partial<OrderRequestInput> = {}): OrderRequestInput {
  return {
    customerName: 'Robin Shortstop',
    customerEmail: 'robin@test.example',
    customerPhone: '555 010 2030',
    deliveryMethod: 'dropoff',
    paymentMethod: 'pay_in_person',
    discountCode: null,
    items: [{ serviceId, gloveDetails: 'A 12 inch infield glove, right hand throw' }],
    ...changes,
  };
}
