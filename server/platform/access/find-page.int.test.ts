import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { CollectionSlug } from 'payload';
import { describe, expect, it } from 'vitest';
import type { CustomerView } from '#domain/customers/customer-contract';
import { CUSTOMER_STATUSES } from '#domain/lists/list-fields';
import { customerListQuery, orderListQuery } from '#domain/lists/list-query';
import { customerSearchText, orderSearchText, searchTerm } from '#domain/lists/search-text';
import { DELIVERY_METHODS } from '#domain/orders/delivery';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { CUSTOMER_FIELDS, listCustomers, presentCustomer } from '#server/customers/list-customers';
import { ORDER_FIELDS, presentOrder } from '#server/orders/present-order';
import { listOrders } from '#server/orders/read-orders';
import { asAdmin, asCustomer } from '#server/testing/callers';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { endSessionsWithPassword } from '../../../hooks/accounts/sessions';
import { reportRefusedDeletions } from '../../../hooks/deletion/guard-deletion';
import { findPage } from './find-page';

const ENTRIES = 200;
/** Names that could break SQL, patterns, or sorting. */
const NAMES = [
  'Robin Shortstop',
  "Pat O'Neil",
  '100% "Ace" \\ _ [*]?',
  'Émile Ñandú',
  '李 Catcher',
  '🥎 Diaz',
];
const pick = <Entry>(list: readonly Entry[], n: number) => {
  const entry = list[n % list.length];
  if (entry === undefined) throw new Error('nothing to pick from');
  return entry;
};
const madeAt = (n: number) => new Date(Date.UTC(2025, 0, 1 + (Math.floor(n / 4) % 40), n % 3)).toISOString();

const shop = await testShop();
const { payload } = shop;
const as = await asAdmin(payload);
if (as.user?.collection !== 'admins') throw new Error('no owner');
const user = as.user;
const account = await makeCustomer(payload);
for (let n = 0; n < ENTRIES; n += 1) {
  const id = randomUUID();
  const [createdAt, name, isEven] = [madeAt(n), pick(NAMES, n), n % 2 === 0];
  const [email, phone] = [
    `p${n % 50}_${n % 3}@test.example`,
    isEven ? `(555) 01${n % 10}-${1000 + n}` : null,
  ];
  const person = { customerName: name, customerEmail: email, customerPhone: phone ?? '555' };
  await payload.db.create({
    collection: 'orders',
    data: {
      id,
      ...person,
      searchText: orderSearchText({ id, ...person }),
      customer: n % 5 === 0 ? account.id : null,
      status: pick(ORDER_STATUSES, n * 7),
      paymentStatus: pick(PAYMENT_STATUSES, n),
      deliveryMethod: pick(DELIVERY_METHODS, Math.floor(n / 3)),
      shippingAddress: isEven ? '12 "Diamond" Way\nSpringfield, IL 62701' : null,
      items: [
        {
          id: randomUUID(),
          serviceId: 's',
          laceColorId: null,
          gloveDetails: name,
          gloveImages: [],
          specialInstructions: null,
        },
      ],
      total: (n % 20) * 100,
      discountAmount: isEven ? 5 : null,
      beforeImages: isEven ? ['/media/a.webp'] : [],
      createdAt,
      updatedAt: createdAt,
    },
    returning: false,
  });
  await payload.db.create({
    collection: 'customers',
    data: {
      id: randomUUID(),
      name,
      email: `${n}${email}`,
      phone,
      searchText: customerSearchText({ name, email: `${n}${email}`, phone }),
      mailingListOptIn: n % 3 === 0,
      createdAt,
      updatedAt: createdAt,
    },
    returning: false,
  });
}
const everything = { pagination: false, depth: 0 } as const;
const orders: OrderView[] = (await payload.find({ collection: 'orders', ...everything })).docs.map(
  presentOrder,
);
const customers: CustomerView[] = (await payload.find({ collection: 'customers', ...everything })).docs.map(
  presentCustomer,
);

/** Half of these are left out, so many lists have entries. */
const maybe = (...values: readonly string[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
const common = {
  page: maybe('1', '2', '3', '99'),
  limit: maybe('1', '7', '100', '500'),
  search: maybe(
    'shortstop',
    "O'NEIL",
    '100%',
    '_',
    '\\',
    '"ace"',
    'ñan',
    '李',
    '🥎',
    'p7_1@',
    '(555) 013',
    '.*',
    '[*]',
    '*',
    '?',
    'nobody',
  ),
  from: maybe('2025-01-03', '2025-01-20T01:00:00Z', '2099-01-01'),
  to: maybe('2025-02-01', '2025-01-20T01:00:00Z'),
};
const bytes = (value: unknown) => Buffer.from(String(value));

interface Listed {
  id: string;
  createdAt: string;
}

interface ExpectedPage<Entry extends Listed> {
  entries: Entry[];
  matches: (entry: Entry) => boolean;
  from?: string;
  to?: string;
  sort?: string;
  pageSize: { page: number; limit: number } | null;
}

function expectedPage<Entry extends Listed>({
  entries,
  matches,
  from,
  to,
  sort = '-createdAt',
  pageSize,
}: ExpectedPage<Entry>) {
  const found = entries
    .filter(matches)
    .filter(({ createdAt }) => (!from || createdAt >= from) && (!to || createdAt <= to));
  const key = (entry: Entry): unknown => Reflect.get(entry, sort.replace('-', ''));
  const ascending = found.sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    const order = typeof left === 'number' ? left - Number(right) : Buffer.compare(bytes(left), bytes(right));
    return order || Buffer.compare(bytes(a.id), bytes(b.id));
  });
  const sorted = sort.startsWith('-') ? ascending.reverse() : ascending;
  const { page, limit } = pageSize ?? { page: 1, limit: sorted.length };
  return { docs: sorted.slice((page - 1) * limit, page * limit), total: sorted.length };
}

const finds = (text: string, search: string | undefined) => !search || text.includes(searchTerm(search));

describe("an owner's list", () => {
  it('of orders matches plain JavaScript for any filter, sort, and page', async () => {
    const queries = fc.record({
      ...common,
      status: maybe(...ORDER_STATUSES),
      paymentStatus: maybe(...PAYMENT_STATUSES),
      deliveryMethod: maybe(...DELIVERY_METHODS),
      sort: maybe('-createdAt', 'createdAt', '-total', 'total', 'customerName', '-customerName'),
    });
    await fc.assert(
      fc.asyncProperty(queries, async (parameters) => {
        const parsed = orderListQuery.safeParse(parameters);
        fc.pre(parsed.success);
        const { status, paymentStatus, deliveryMethod, search, ...query } = orderListQuery.parse(parameters);
        const matches = (order: OrderView) =>
          (!status || order.status === status) &&
          (!paymentStatus || order.paymentStatus === paymentStatus) &&
          (!deliveryMethod || order.deliveryMethod === deliveryMethod) &&
          finds(orderSearchText(order), search);
        const found = await listOrders({ payload, user, query: orderListQuery.parse(parameters) });
        expect(found).toEqual(expectedPage({ entries: orders, matches, ...query }));
      }),
      { numRuns: 150 },
    );
  });

  it('of customers matches plain JavaScript', async () => {
    const queries = fc.record({
      ...common,
      status: maybe(...CUSTOMER_STATUSES),
      sort: maybe('-createdAt', 'createdAt', 'name', '-name', 'email', '-email'),
    });
    await fc.assert(
      fc.asyncProperty(queries, async (parameters) => {
        const parsed = customerListQuery.safeParse(parameters);
        fc.pre(parsed.success);
        const { status, search, ...query } = customerListQuery.parse(parameters);
        const matches = (customer: CustomerView) =>
          (!status || (status === 'opted_in') === (customer.mailingListOptIn === 1)) &&
          finds(customerSearchText(customer), search);
        const found = await listCustomers({ payload, user, query: customerListQuery.parse(parameters) });
        expect(found).toEqual(expectedPage({ entries: customers, matches, ...query }));
      }),
      { numRuns: 80 },
    );
  });
});

describe('findPage', () => {
  it("returns only a customer's own orders, whatever the filter", async () => {
    const { payload } = shop;
    const { id: service } = await makeService(payload);
    const customer = await makeCustomer(payload);
    const { id } = await makeOrder(payload, service, { customer: customer.id });
    const { user: caller } = asCustomer(customer);
    if (!caller) throw new Error('no customer');
    const page = { payload, user: caller, sort: 'id', pageSize: { page: 1, limit: 1 } } as const;
    expect(await findPage({ ...page, collection: 'orders', where: [], fields: ['id'] })).toEqual({
      docs: [{ id }],
      total: 1,
    });
    const others = [{ status: { equals: 'shipped' } }];
    expect(await findPage({ ...page, collection: 'orders', where: others, fields: ['id'] })).toEqual({
      docs: [],
      total: 0,
    });
    await expect(
      findPage({ ...page, collection: 'discounts', where: [], fields: ['id'] }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe("Payload's read hooks", () => {
  const LEAVE_READING_ALONE: unknown[] = [endSessionsWithPassword, reportRefusedDeletions];
  const READ: [CollectionSlug, readonly string[]][] = [
    ['orders', ORDER_FIELDS],
    ['customers', CUSTOMER_FIELDS],
    ['payment-attempts', ['id', 'orderId', 'problem']],
    ['outbox', ['id', 'kind', 'recipient']],
  ];

  it.each(READ)('has no read hook, rule, or computed field that findPage skips in %s', (slug, fields) => {
    const { hooks, flattenedFields } = shop.payload.collections[slug].config;
    const afterOperation = hooks.afterOperation.filter((hook) => !LEAVE_READING_ALONE.includes(hook));
    expect([hooks.beforeRead, hooks.afterRead, afterOperation]).toEqual([[], [], []]);
    const names: string[] = [...fields];
    const read = flattenedFields.filter(({ name }) => names.includes(name));
    expect(read.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const field of read) {
      const { virtual, access, hooks: fieldHooks } = { virtual: undefined, access: {}, hooks: {}, ...field };
      expect({ field: field.name, virtual, rule: access.read, hook: fieldHooks.afterRead ?? [] }).toEqual({
        field: field.name,
        virtual: undefined,
        rule: undefined,
        hook: [],
      });
    }
  });
});
