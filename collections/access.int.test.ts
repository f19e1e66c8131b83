import { APIError, type CollectionSlug, Forbidden, NotFound } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type As, asAdmin, asAnonymous, asCustomer } from '#server/testing/callers';
import { collectionRows, type MakeRow } from '#server/testing/collection-rows';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { securityRules } from '#server/testing/security-rows';
import { startTestShop, type TestShop } from '#server/testing/test-shop';
import type { Customer } from '../payload-types';

const ROLES = ['anonymous', 'owner', 'other', 'admin'] as const;
type Role = (typeof ROLES)[number];
const OPERATIONS = ['create', 'read', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

const nobody: Role[] = [];
const admin: Role[] = ['admin'];
const everyone: Role[] = [...ROLES];
const adminOrOwner: Role[] = ['owner', 'admin'];

/** Who may do what. 'owner' is the customer whom an order or account belongs to, 'other' another customer. */
const RULES: Record<string, Record<Operation, Role[]>> = {
  services: { create: admin, read: everyone, update: admin, delete: admin },
  'lace-colors': { create: admin, read: everyone, update: admin, delete: admin },
  gallery: { create: admin, read: everyone, update: admin, delete: admin },
  media: { create: admin, read: everyone, update: admin, delete: admin },
  discounts: { create: admin, read: admin, update: admin, delete: admin },
  orders: { create: admin, read: adminOrOwner, update: admin, delete: admin },
  customers: { create: admin, read: adminOrOwner, update: admin, delete: admin },
  'order-views': { create: admin, read: admin, update: admin, delete: admin },
  messages: { create: nobody, read: admin, update: nobody, delete: nobody },
  questions: { create: nobody, read: admin, update: nobody, delete: admin },
  uploads: { create: nobody, read: nobody, update: nobody, delete: nobody },
  outbox: { create: nobody, read: admin, update: nobody, delete: admin },
  'stock-movements': { create: nobody, read: admin, update: nobody, delete: nobody },
  drawings: { create: nobody, read: admin, update: nobody, delete: nobody },
  jobs: { create: nobody, read: nobody, update: nobody, delete: nobody },
  sessions: { create: nobody, read: nobody, update: nobody, delete: nobody },
  ...securityRules(),
  audit: { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payment-attempts': { create: nobody, read: admin, update: nobody, delete: nobody },
  'paypal-events': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'simulated-payments': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'simulated-refunds': { create: nobody, read: nobody, update: nobody, delete: nobody },
  admins: { create: nobody, read: admin, update: nobody, delete: nobody },
  'payload-kv': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-migrations': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-preferences': { create: admin, read: admin, update: admin, delete: admin },
};

let shop: TestShop;
let owner: Customer;
let make: Record<string, MakeRow>;
let callers: Record<Role, As>;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await makeCustomer(shop.payload);
  const admin = await asAdmin(shop.payload);
  if (admin.user?.collection !== 'admins') throw new Error('no owner');
  const service = (await makeService(shop.payload)).id;
  make = {
    ...collectionRows({ payload: shop.payload, owner: admin.user }),
    // The account and its order, which the customer who owns them may read.
    orders: (as) => makeOrder(shop.payload, service, { customer: owner.id, paymentStatus: 'pending' }, as),
    customers: (as) =>
      'user' in as ? makeCustomer(shop.payload, {}, as) : Promise.resolve({ id: owner.id }),
  };
  callers = {
    anonymous: asAnonymous,
    owner: asCustomer(owner),
    other: asCustomer(await makeCustomer(shop.payload)),
    admin,
  };
});
afterAll(() => shop.close());

const trusted = { overrideAccess: true } as const;

const slugs = Object.keys(RULES);
const rows = slugs.flatMap((slug) =>
  OPERATIONS.flatMap((operation) => ROLES.map((role) => [slug, operation, role] as const)),
);

it("the table has a row for every collection, Payload's own ones included", () => {
  const existing = Object.values(shop.payload.collections).map(({ config }) => config.slug);
  expect(slugs.sort()).toEqual(existing.sort());
  expect(Object.keys(make).sort()).toEqual(slugs);
});

describe('role x collection x operation', () => {
  it.each(rows)('%s %s as %s', async (slug, operation, role) => {
    const may = RULES[slug]?.[operation].includes(role) ?? false;
    expect(await attempt(slug, operation, callers[role])).toBe(may ? 'done' : 'refused');
  });
});

const GLOBAL_RULES: Record<string, Record<'read' | 'update', Role[]>> = {
  'shop-settings': { read: admin, update: admin },
};

it('the table has a row for every global', () => {
  expect(Object.keys(GLOBAL_RULES).sort()).toEqual(
    shop.payload.globals.config.map(({ slug }) => slug).sort(),
  );
});

describe('role x global x operation', () => {
  it.each(ROLES)('shop-settings as %s', async (role) => {
    const slug = 'shop-settings';
    const outcome = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: unknown) => (error instanceof Forbidden ? 'refused' : Promise.reject(error)),
      );
    const as = callers[role];
    const expected = (operation: 'read' | 'update') =>
      GLOBAL_RULES[slug]?.[operation].includes(role) ? 'done' : 'refused';
    expect(await outcome(shop.payload.findGlobal({ slug, ...as }))).toBe(expected('read'));
    expect(await outcome(shop.payload.updateGlobal({ slug, data: {}, ...as }))).toBe(expected('update'));
  });
});

/** Tries one operation on an entry made for it. */
async function attempt(name: string, operation: Operation, as: As): Promise<'done' | 'refused'> {
  const collection = slugOf(name);
  const makeRow = make[name];
  if (!makeRow) throw new Error(`no maker for ${name}`);
  try {
    if (operation === 'create') {
      await makeRow(as);
      return 'done';
    }
    const { id } = await makeRow(trusted);
    if (operation === 'read') {
      const { docs } = await shop.payload.find({
        collection,
        where: { id: { equals: id } },
        depth: 0,
        ...as,
      });
      return docs.length === 1 ? 'done' : 'refused';
    }
    if (operation === 'update') await shop.payload.update({ collection, id, data: {}, ...as });
    // An account that orders of later rows belong to stays: its own deletion is asked for one made for it.
    else
      await shop.payload.delete({
        collection,
        id: name === 'customers' ? await accountToDelete(as) : id,
        ...as,
      });
    return 'done';
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound) return 'refused';
    if (error instanceof APIError && error.status === 403) return 'refused';
    throw error;
  }
}

/** A customer deleting an account tries the own one; the owner of the shop a fresh one. */
async function accountToDelete(as: As): Promise<string> {
  if (as.user?.collection === 'customers') return as.user.id;
  return (await makeCustomer(shop.payload)).id;
}

function slugOf(name: string): CollectionSlug {
  const slug = Object.values(shop.payload.collections).find(({ config }) => config.slug === name)?.config
    .slug;
  if (!slug) throw new Error(`no collection ${name}`);
  return slug;
}
