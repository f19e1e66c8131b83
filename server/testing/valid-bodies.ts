import { randomUUID } from 'node:crypto';
import { ownerOrderView } from '#domain/orders/order-view';
import { createdAnswer } from '#domain/wire/change-answers';
import type { Customer, Order } from '../../payload-types';
import { call } from './call';
import { validWords } from './customers-words';
import {
  makeCustomer,
  makeDiscount,
  makeLaceColor,
  makeOrder,
  makePhoto,
  makeReader,
  makeService,
  makeStaff,
} from './factories';
import { invitationOf } from './invitation-of';
import { capture, placeOnlineOrder, startPaying } from './payments';
import { jpeg } from './photos';
import { validSettingsBodies } from './settings-writings';
import { storeResetToken } from './store-reset-token';
import type { TestShop } from './test-shop';
import { adminTokenOf, customerCookie, ownerCookie, tokenOf } from './tokens';
import { uploadPhoto } from './uploads';
import { validGalleryBodies } from './valid-gallery-bodies';
import { validLabelBodies } from './valid-label-bodies';
import { validSecurityBodies } from './valid-security-bodies';

export interface ValidCall {
  path: string;
  body: object;
  headers?: Record<string, string>;
}

/** The bodies by call. Each makes its own data, so calls don't get in each other's way. */
export type ValidBodies = Readonly<Record<string, () => Promise<ValidCall>>>;

const PASSWORD = 'secret-1';
const NEW_PASSWORD = 'first-base-mitt-2';
const newEmail = () => `robin-${randomUUID()}@test.example`;
const serviceBody = {
  name: 'Relace',
  description: 'Every lace by hand',
  price: 1,
  category: 'repair',
  active: 1,
};
const written = { text: 'The heel pad is loose.' };

/** Returns a valid body for every call that takes JSON. */
export function validBodies(shop: TestShop): ValidBodies {
  const { payload } = shop;
  const service = async () => (await makeService(payload)).id;
  const place = async (data: Partial<Order> = {}) => makeOrder(payload, await service(), data);
  const owner = async () => ownerCookie(await adminTokenOf(payload));
  const byOwner = async (path: string, body: object): Promise<ValidCall> => {
    return { path, body, headers: await owner() };
  };
  const onOrder = async (part: string, body: object, data?: Partial<Order>) =>
    byOwner(`/api/orders/${(await place(data)).id}${part}`, body);
  const byCustomer = async (path: string, body: (customer: Customer) => object): Promise<ValidCall> => {
    const customer = await makeCustomer(payload);
    const headers = customerCookie(await tokenOf(payload, customer.email, PASSWORD));
    return { path, body: body(customer), headers };
  };
  const person = () => ({ name: 'Robin', email: newEmail(), phone: '5', password: NEW_PASSWORD });
  const form = async () => ({
    customerName: 'Robin',
    customerEmail: newEmail(),
    customerPhone: '555',
    customerId: null,
    deliveryMethod: 'ship',
    shippingAddress: '1 Main St',
    discountCode: (await makeDiscount(payload)).code,
    items: [{ serviceId: await service(), gloveDetails: 'Mitt', gloveImages: [] }],
    status: 'received',
    paymentStatus: 'pending',
    subtotal: 1,
    total: 1,
    discountAmount: 0,
    trackingNumber: null,
  });
  const proposal = async () => ({
    lines: [{ description: 'New palm lining', amount: 1500 }],
    note: 'Worn through',
    photos: [await makePhoto(payload)],
    expiresInDays: 7,
  });
  const track = async () => {
    const { id } = await place({ status: 'received' });
    const headers = await owner();
    const at = `${shop.url}/api/orders/${id}`;
    const { trackUrl } = ownerOrderView.parse((await call(at, { headers })).body);
    const proposed = await call(`${at}/extra-work`, { body: await proposal(), headers });
    return { path: `/api${new URL(trackUrl).pathname}`, extraId: createdAnswer.parse(proposed.body).id };
  };
  const onTrack = async (part: string, body: object) => ({ path: `${(await track()).path}${part}`, body });
  const paying = async () => {
    const { id: orderId } = await placeOnlineOrder(shop);
    return { orderId, paypalOrderId: String((await startPaying(shop, orderId)).body.id) };
  };

  return {
    'POST /api/services': () => byOwner('/api/services', serviceBody),
    'PATCH /api/services/:id': async () =>
      byOwner(`/api/services/${await service()}`, { ...serviceBody, sortOrder: 1 }),
    'POST /api/services/reorder': async () =>
      byOwner('/api/services/reorder', { serviceOrders: [{ id: await service(), sortOrder: 1 }] }),
    'PATCH /api/lace-colors/:id': async () =>
      byOwner(`/api/lace-colors/${(await makeLaceColor(payload)).id}`, {
        inventory: 1,
        sortOrder: 1,
        reorderAt: 3,
      }),
    'POST /api/lace-colors/:id/movements': async () =>
      byOwner(`/api/lace-colors/${(await makeLaceColor(payload)).id}/movements`, {
        kind: 'delivery',
        pieces: 5,
        reason: 'Spring',
      }),
    'POST /api/lace-colors/reorder': async () => {
      const laceColorOrders = [{ id: (await makeLaceColor(payload)).id, sortOrder: 1 }];
      return byOwner('/api/lace-colors/reorder', { laceColorOrders });
    },
    'POST /api/discounts': () => {
      const code = randomUUID().slice(0, 8);
      return byOwner('/api/discounts', { code, type: 'fixed', value: 1, active: 1 });
    },
    'PATCH /api/discounts/:id': async () =>
      byOwner(`/api/discounts/${(await makeDiscount(payload)).id}`, { active: 1 }),
    'POST /api/discounts/verify': async () => ({
      path: '/api/discounts/verify',
      body: { code: (await makeDiscount(payload)).code },
    }),
    'POST /api/admin/email-problems/dismiss': () =>
      byOwner('/api/admin/email-problems/dismiss', { email: newEmail() }),
    'POST /api/admin/order-views': async () => {
      await payload.delete({ collection: 'order-views', where: {} });
      return byOwner('/api/admin/order-views', {
        name: randomUUID(),
        filters: { status: 'received', sort: 'total' },
      });
    },
    'PATCH /api/admin/order-views/:id': async () => {
      await payload.delete({ collection: 'order-views', where: {} });
      const { id } = await payload.create({
        collection: 'order-views',
        data: { name: randomUUID(), place: 1, filters: { bench: '1' } },
      });
      return byOwner(`/api/admin/order-views/${id}`, { name: randomUUID() });
    },
    ...validSettingsBodies(byOwner),
    'POST /api/mailing-list/signup': async () => ({
      path: '/api/mailing-list/signup',
      body: { name: 'Robin', email: newEmail(), password: NEW_PASSWORD },
    }),
    'POST /api/customer/login': async () => ({
      path: '/api/customer/login',
      body: { email: (await makeCustomer(payload)).email, password: PASSWORD },
    }),
    'POST /api/customer/forgot-password': async () => ({
      path: '/api/customer/forgot-password',
      body: { email: (await makeReader(payload)).email },
    }),
    'POST /api/customer/reset-password': async () => {
      const token = randomUUID().replaceAll('-', '').padEnd(40, 'f');
      await storeResetToken(payload, (await makeCustomer(payload)).id, token);
      return { path: '/api/customer/reset-password', body: { token, newPassword: NEW_PASSWORD } };
    },
    'POST /api/customer/confirm-email': async () => ({
      path: '/api/customer/confirm-email',
      body: { token: 'f'.repeat(43) },
    }),
    'POST /api/admin/login': async () => ({ path: '/api/admin/login', body: { password: NEW_PASSWORD } }),
    'POST /api/admin/invitation': async () => ({
      path: '/api/admin/invitation',
      body: { token: await invitationOf(payload), newPassword: NEW_PASSWORD },
    }),
    'POST /api/staff': () =>
      byOwner('/api/staff', { name: 'Bo', email: newEmail(), role: 'bench', active: 1 }),
    'PATCH /api/staff/:id': async () =>
      byOwner(`/api/staff/${(await makeStaff(payload)).id}`, {
        name: 'Bo',
        email: newEmail(),
        role: 'manager',
      }),
    'POST /api/admin/exports': () => byOwner('/api/admin/exports', { what: 'orders', count: 1 }),
    'PATCH /api/customer/mailing-list': () =>
      byCustomer('/api/customer/mailing-list', () => ({ optIn: true })),
    'PATCH /api/customer/me': () =>
      byCustomer('/api/customer/me', () => ({ name: 'Robin', phone: '555 010 2030' })),
    'POST /api/customer/me/email': () =>
      byCustomer('/api/customer/me/email', () => ({ email: newEmail(), password: PASSWORD })),
    'POST /api/customer/me/password': () =>
      byCustomer('/api/customer/me/password', () => ({
        currentPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
      })),
    'POST /api/customer/me/erase': () => byCustomer('/api/customer/me/erase', () => ({ password: PASSWORD })),
    ...validGalleryBodies(shop),
    ...validLabelBodies(shop),
    ...validWords(shop),
    ...validSecurityBodies(shop),

    'POST /api/orders': async () => byOwner('/api/orders', await form()),
    'PATCH /api/orders/:id': async () => onOrder('', await form()),
    'PATCH /api/orders/:id/status': () => onOrder('/status', { status: 'received' }),
    'PATCH /api/orders/:id/images': async () =>
      onOrder('/images', { beforeImages: [await makePhoto(payload)], afterImages: [] }),
    'PATCH /api/orders/:id/ready-by': () =>
      onOrder('/ready-by', { from: '2099-01-01', to: '2099-01-02' }, { status: 'received' }),
    'POST /api/orders/:id/cancel': () =>
      onOrder('/cancel', {
        refund: { amount: 1, method: 'recorded', how: 'cash' },
        reason: 'A',
        notify: true,
      }),
    'POST /api/orders/:id/refunds': () =>
      onOrder('/refunds', {
        amount: 1,
        method: 'recorded',
        how: 'cash',
        reason: 'A',
        notify: true,
        captureId: null,
      }),
    'POST /api/orders/:id/payments': () =>
      onOrder('/payments', { amount: 1, how: 'cash' }, { paymentStatus: 'pending' }),
    'POST /api/orders/:id/settled': () =>
      onOrder('/settled', { problem: 'Paid twice.' }, { paymentProblem: 'Paid twice.' }),
    'POST /api/orders/:id/notes': () => onOrder('/notes', written),
    'POST /api/orders/:id/messages': () => onOrder('/messages', written),
    'POST /api/orders/:id/extra-work': async () => onOrder('/extra-work', await proposal()),
    'POST /api/track/:token/messages': () => onTrack('/messages', written),
    'POST /api/track/:token/texts': () => onTrack('/texts', { textMe: true }),
    'POST /api/track/:token/extra-work/:extraId': async () => {
      const { path, extraId } = await track();
      return { path: `${path}/extra-work/${extraId}`, body: { answer: 'accept' } };
    },
    'POST /api/orders/find': async () => {
      const { id, customerEmail: email } = await place();
      return { path: '/api/orders/find', body: { number: id.slice(0, 8), email } };
    },
    'POST /api/customers': () => byOwner('/api/customers', person()),
    'PATCH /api/customers/:id': async () =>
      byOwner(`/api/customers/${(await makeCustomer(payload)).id}`, { ...person(), mailingListOptIn: 1 }),

    'POST /order': async () => ({
      path: '/order',
      body: {
        orderId: (await placeOnlineOrder(shop)).id,
        amount: '80.00',
        currency: 'USD',
        intent: 'CAPTURE',
      },
    }),
    'POST /api/orders/:id/payment': async () => {
      const { orderId, paypalOrderId } = await paying();
      await call(`${shop.url}/api/simulator/${paypalOrderId}`, { body: { outcome: 'approve' } });
      const paypalCaptureId = String((await capture(shop, paypalOrderId)).body.id);
      const body = { paymentStatus: 'succeeded', paypalOrderId, paypalCaptureId };
      return { path: `/api/orders/${orderId}/payment`, body };
    },
    'POST /api/simulator/:id': async () => ({
      path: `/api/simulator/${(await paying()).paypalOrderId}`,
      body: { outcome: 'approve' },
    }),
    'POST /api/objects/normalize': async () => ({
      path: '/api/objects/normalize',
      body: { urls: [await uploadPhoto(shop, await jpeg())] },
    }),
    'POST /api/messages/send': async () => {
      const customerIds = [(await makeReader(payload)).id];
      return byOwner('/api/messages/send', { customerIds, subject: 'A', message: 'B' });
    },
  };
}
