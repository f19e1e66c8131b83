import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { errorAnswer } from '#domain/wire/wire';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { makeCustomer, makeLaceColor, makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);
const anyone = clientWith(shop);
const serviceId = (await makeService(shop.payload)).id;

type Body = Record<string, unknown>;

/** A valid body for each call whose fields have messages (rule 11.2). */
const GOOD = {
  'POST /api/mailing-list/signup': () => ({
    name: 'Robin',
    email: 'r@test.example',
    password: 'laces-and-leather',
  }),
  'POST /api/orders': () => ({
    customerName: 'Robin Shortstop',
    customerEmail: 'robin@test.example',
    customerPhone: '555 010 2030',
    deliveryMethod: 'ship',
    shippingAddress: '1 Main St\nDover, DE 19901',
    paymentMethod: 'paypal',
    items: [{ serviceId, gloveDetails: 'A 12 inch infield glove' }],
  }),
  "POST /api/orders, the owner's": () => ({
    customerName: 'Robin',
    customerEmail: 'robin@test.example',
    customerPhone: '555',
    deliveryMethod: 'ship',
    shippingAddress: '1 Main St',
    items: [{ serviceId, gloveDetails: 'Mitt' }],
    status: 'received',
    paymentStatus: 'pending',
    subtotal: 1,
    total: 1,
    discountAmount: 0,
  }),
  'POST /api/services': () => ({
    name: 'Relace',
    description: 'Every lace by hand',
    price: 6500,
    category: 'relacing',
  }),
  'POST /api/discounts': () => ({ code: `C${randomUUID().slice(0, 8)}`, type: 'fixed', value: 500 }),
  'POST /api/customers': () => ({
    name: 'Robin',
    email: 'c@test.example',
    phone: '555',
    password: 'secret-1',
  }),
  'POST /api/admin/work-gallery': () => ({ title: 'Mitts', imageUrls: [] }),
  'POST /api/messages/send': () => ({ customerIds: [randomUUID()], subject: 'Hi', message: 'Spring' }),
  'POST /api/customer/reset-password': () => ({ token: 'x', newPassword: 'laces-and-leather' }),
  'POST /api/customer/confirm-email': () => ({ token: 'x' }),
  'POST /api/customer/login': () => ({ email: 'r@test.example', password: 'x' }),
  'POST /api/admin/login': () => ({ password: 'x' }),
} satisfies Record<string, () => Body>;
type Call = keyof typeof GOOD;

const OWNERS: readonly Call[] = [
  "POST /api/orders, the owner's",
  'POST /api/services',
  'POST /api/discounts',
  'POST /api/customers',
  'POST /api/admin/work-gallery',
  'POST /api/messages/send',
];

async function fieldErrors(call: Call, changes: Body): Promise<Record<string, string>> {
  const [method = '', path = ''] = call.replace(/,.*/, '').split(' ');
  const client = OWNERS.includes(call) ? owner : anyone;
  const { status, body } = await client(method, path, { ...GOOD[call](), ...changes });
  expect(status).toBe(400);
  return errorAnswer.parse(body).errors ?? {};
}

const MISSING = [undefined, null, '', 5, {}];
const NO_NUMBER = [undefined, null, '', 'a', {}];
const glove = (changes: Body) => [{ serviceId, gloveDetails: 'A 12 inch infield glove', ...changes }];
const gloves = (field: string, values: readonly unknown[]) =>
  values.map((value) => glove({ [field]: value }));

/** Section 5 of the specification: the call, the field, bad values, and the message. A nested field has its full path. */
describe.each<[Call, string, readonly unknown[], string, string?]>([
  ['POST /api/mailing-list/signup', 'name', [...MISSING, '  '], 'Please fill in all fields'],
  ['POST /api/mailing-list/signup', 'email', [...MISSING, '  '], 'Please fill in all fields'],
  ['POST /api/mailing-list/signup', 'password', [...MISSING, '  '], 'Please fill in all fields'],
  ['POST /api/mailing-list/signup', 'password', ['mitt5'], 'Password must be at least 6 characters'],
  ['POST /api/orders', 'items.0.serviceId', gloves('serviceId', MISSING), 'Please select a service', 'items'],
  ['POST /api/orders', 'customerName', [...MISSING, 'R'], 'Name must be at least 2 characters'],
  ['POST /api/orders', 'customerEmail', [...MISSING, 'robin'], 'Please enter a valid email'],
  ['POST /api/orders', 'customerPhone', [...MISSING, '555 0102'], 'Please enter a valid phone number'],
  [
    'POST /api/orders',
    'items.0.gloveDetails',
    gloves('gloveDetails', [...MISSING, 'torn web']),
    'Please provide details about your glove',
    'items',
  ],
  [
    'POST /api/orders',
    'shippingAddress',
    [undefined, null, '', ' \n'],
    'All shipping address fields are required when shipping',
  ],
  ['POST /api/orders', 'customerPassword', ['', 'mitt5', 5, {}], 'Password must be at least 6 characters'],
  ['POST /api/services', 'name', [...MISSING, 'Re'], 'Name must be at least 3 characters'],
  [
    'POST /api/services',
    'description',
    [...MISSING, 'By hand'],
    'Description must be at least 10 characters',
  ],
  ['POST /api/services', 'price', NO_NUMBER, 'Price is required'],
  ['POST /api/services', 'category', [...MISSING, 'dyeing'], 'Category is required'],
  ['POST /api/discounts', 'code', [...MISSING, 'AB'], 'Code must be at least 3 characters'],
  ['POST /api/discounts', 'value', NO_NUMBER, 'Value is required'],
  [
    "POST /api/orders, the owner's",
    'items.0.serviceId',
    gloves('serviceId', [...MISSING, randomUUID()]),
    'Please select a valid service',
    'items',
  ],
  [
    "POST /api/orders, the owner's",
    'shippingAddress',
    [undefined, null, '', ' '],
    'All shipping address fields are required when shipping',
  ],
  ["POST /api/orders, the owner's", 'customerName', MISSING, 'Name is required'],
  ["POST /api/orders, the owner's", 'customerPhone', MISSING, 'Phone is required'],
  ["POST /api/orders, the owner's", 'customerEmail', MISSING, 'Please enter a valid email'],
  ['POST /api/customers', 'name', MISSING, 'Name is required'],
  ['POST /api/customers', 'phone', MISSING, 'Phone is required'],
  ['POST /api/customers', 'email', MISSING, 'Please enter a valid email'],
  ['POST /api/customers', 'password', [...MISSING, 'mitt5'], 'Password must be at least 6 characters'],
  ['POST /api/admin/work-gallery', 'title', [...MISSING, ' '], 'Please enter a title'],
  ['POST /api/admin/work-gallery', 'imageUrls', [...MISSING, []], 'Please select at least one image'],
  [
    'POST /api/messages/send',
    'customerIds',
    [...MISSING, []],
    'Please select at least one customer to send a message',
  ],
  ['POST /api/messages/send', 'subject', [...MISSING, ' '], 'Please provide both subject and message'],
  ['POST /api/messages/send', 'message', [...MISSING, ' '], 'Please provide both subject and message'],
  ['POST /api/customer/reset-password', 'token', MISSING, 'Invalid reset link'],
  ['POST /api/customer/confirm-email', 'token', MISSING, 'Invalid confirmation link'],
  [
    'POST /api/customer/reset-password',
    'newPassword',
    [...MISSING, 'mitt5'],
    'Password must be at least 6 characters',
  ],
  ['POST /api/customer/login', 'email', MISSING, 'Please enter a valid email'],
  ['POST /api/customer/login', 'password', MISSING, 'Enter a password'],
  ['POST /api/admin/login', 'password', MISSING, 'Enter a password'],
])('%s, %s', (call, field, values, words, inner) => {
  it(`says '${words}'`, async () => {
    for (const value of values)
      expect({ value, said: (await fieldErrors(call, { [inner ?? field]: value }))[field] }).toEqual({
        value,
        said: words,
      });
  });
});

/** zod's own messages. */
const TECHNICAL =
  /invalid (input|option|key|uuid|string|element)|too (small|big)|expected|received|unrecognized/i;
const WRONG = [undefined, null, '', 'x'.repeat(5000), -1, 0.5, 1e308, true, [], [null], {}, { a: 1 }];

const errorBody = z.object({ message: z.string(), errors: z.record(z.string(), z.string()) }).partial();

/** Returns the names of the fields in a body's schema. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const shapes = [json, ...(json.anyOf ?? [])].map((each) =>
    typeof each === 'object' ? each.properties : {},
  );
  return [...new Set(shapes.flatMap((properties) => Object.keys(properties ?? {})))];
}

describe('a bad value', () => {
  const withBody = API_CALLS.filter(({ body }) => body);
  it.each(withBody.map((each) => [each.call, each] as const))(
    'is refused in plain words by %s',
    async (_call, { call, role, body }) => {
      const [method = '', path = ''] = call.split(' ');
      const ids: Record<string, () => Promise<{ id: string }>> = {
        orders: () => makeOrder(shop.payload, serviceId),
        services: () => makeService(shop.payload),
        customers: () => makeCustomer(shop.payload),
        'lace-colors': () => makeLaceColor(shop.payload),
      };
      const make = ids[path.split('/')[2] ?? ''];
      const address = path.replace(/:\w+/, make && path.includes(':') ? (await make()).id : randomUUID());
      const client =
        role === 'admin' || path === '/api/orders'
          ? owner
          : role === 'customer'
            ? await customerClient(shop)
            : anyone;
      const said = async (sent: unknown) => {
        const answer = errorBody.safeParse((await client(method, address, sent)).body).data;
        return [answer?.message ?? '', ...Object.values(answer?.errors ?? {})];
      };
      const expectPlain = (sent: unknown, messages: string[]) =>
        expect({ sent, said: messages.join('\n') }).toEqual({
          sent,
          said: expect.not.stringMatching(TECHNICAL),
        });
      for (const sent of [{}, [], null, 'text', { status: 'x' }, { items: [{}] }, { items: [5], status: 5 }])
        expectPlain(sent, await said(sent));
      const bodies = body
        ? fieldsOf(body).flatMap((field) => WRONG.map((value) => ({ [field]: value })))
        : [];
      for (const sent of bodies) {
        // The answer to a body that its schema refuses is made of the schema's messages, so it needs no call.
        const { error } = body ? z.safeParse(body, sent) : {};
        expectPlain(sent, error ? error.issues.map(({ message }) => message) : await said(sent));
      }
    },
  );
});
