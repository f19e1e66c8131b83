import { APIError, type CollectionSlug, Forbidden, NotFound } from 'payload';
import { describe, expect, it } from 'vitest';
import { type As, asAdmin, asAnonymous, asCustomer, asStaff } from '#server/testing/callers';
import { collectionRows, type MakeRow } from '#server/testing/collection-rows';
import {
  CALLERS,
  type CallerRole,
  COLLECTION_RULES,
  GLOBAL_RULES,
  OPERATIONS,
  type Operation,
} from '#server/testing/collection-rules';
import { makeCustomer, makeOrder, makeService, makeStaff } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const account = await makeCustomer(shop.payload);
const admin = await asAdmin(shop.payload);
if (admin.user?.collection !== 'admins') throw new Error('no owner');
const service = (await makeService(shop.payload)).id;
const make: Record<string, MakeRow> = {
  ...collectionRows({ payload: shop.payload, owner: admin.user }),
  // They include the account that each belongs to, which that customer may read.
  orders: (as) => makeOrder(shop.payload, service, { customer: account.id, paymentStatus: 'pending' }, as),
  customers: (as) =>
    'user' in as ? makeCustomer(shop.payload, {}, as) : Promise.resolve({ id: account.id }),
};
const callers: Record<CallerRole, As> = {
  anonymous: asAnonymous,
  customer: asCustomer(account),
  otherCustomer: asCustomer(await makeCustomer(shop.payload)),
  bench: asStaff(await makeStaff(shop.payload)),
  manager: asStaff(await makeStaff(shop.payload, { role: 'manager' })),
  owner: admin,
};

const trusted = { overrideAccess: true } as const;

const slugs = Object.keys(COLLECTION_RULES);
const rows = slugs.flatMap((slug) =>
  OPERATIONS.flatMap((operation) => CALLERS.map((role) => [slug, operation, role] as const)),
);

it("has a table row for every collection, including Payload's own", () => {
  const existing = Object.values(shop.payload.collections).map(({ config }) => config.slug);
  expect(slugs.sort()).toEqual(existing.sort());
  expect(Object.keys(make).sort()).toEqual(slugs);
});

describe('access by role, collection, and operation', () => {
  it.each(rows)('handles %s of %s as %s', async (slug, operation, role) => {
    const may = COLLECTION_RULES[slug]?.[operation].includes(role) ?? false;
    expect(await attempt(slug, operation, callers[role])).toBe(may ? 'done' : 'refused');
  });
});

it('has a table row for every global', () => {
  expect(Object.keys(GLOBAL_RULES).sort()).toEqual(
    shop.payload.globals.config.map(({ slug }) => slug).sort(),
  );
});

describe('access by role, global, and operation', () => {
  it.each(CALLERS)('handles shop settings as %s', async (role) => {
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
    // A shared account may have orders, so this deletes a new one.
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

/** Customers delete their own account, and the owner deletes a new one. */
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
