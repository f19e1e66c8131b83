import { describe, expect, it } from 'vitest';
import { asAdmin } from '#server/testing/callers';
import { type Client, clientWith, customerClient, ownerClient, staffClient } from '#server/testing/client';
import { collectionRows, type MakeRow } from '#server/testing/collection-rows';
import { COLLECTION_RULES, type Operation } from '#server/testing/collection-rules';
import { editorApi } from '#server/testing/editor-api';
import {
  makeAlbum,
  makeCustomer,
  makeDiscount,
  makeLaceColor,
  makeOrder,
  makePhoto,
  makeService,
} from '#server/testing/factories';
import { ADMIN, testShop } from '#server/testing/test-shop';

const shop = await testShop({}, editorApi);
const { user } = await asAdmin(shop.payload);
if (user?.collection !== 'admins') throw new Error('no owner');
const make: Record<string, MakeRow> = collectionRows({ payload: shop.payload, owner: user });
const clients: Record<string, Client> = {
  anonymous: clientWith(shop),
  customer: await customerClient(shop),
  bench: await staffClient(shop, 'bench'),
  manager: await staffClient(shop, 'manager'),
  owner: await ownerClient(shop),
};

const trusted = { overrideAccess: true } as const;
const ask = async (caller: string, method: string, path: string, body?: unknown) => {
  const answer = await clients[caller]?.(method, `/cms/api/${path}`, body);
  return answer?.status;
};
const madeRow = async (slug: string) => (await make[slug]?.(trusted))?.id ?? '';

/** Each kind of request to Payload's REST API. */
const REQUESTS: [
  name: string,
  operation: Operation,
  method: string,
  path: (slug: string, id: string) => string,
][] = [
  ['list', 'read', 'GET', (slug) => slug],
  ['count', 'read', 'GET', (slug) => `${slug}/count`],
  ['read', 'read', 'GET', (slug, id) => `${slug}/${id}`],
  ['create', 'create', 'POST', (slug) => slug],
  ['update', 'update', 'PATCH', (slug, id) => `${slug}/${id}`],
  ['update many', 'update', 'PATCH', (slug, id) => `${slug}?where[id][equals]=${id}`],
  ['delete many', 'delete', 'DELETE', (slug, id) => `${slug}?where[id][equals]=${id}`],
  ['delete', 'delete', 'DELETE', (slug, id) => `${slug}/${id}`],
];

/** Refused, not found, or not implemented. */
const CLOSED = [403, 404, 501];

/** The statuses of calls to which Payload responds differently from the table. */
const EXCEPTIONS: Readonly<Record<string, number[]>> = {
  // Managers find only their own account in the list.
  'admins list manager': [200],
  'admins count manager': [200],
  // Payload looks only among the caller's preferences, by name, and can't delete one that's missing.
  'payload-preferences count manager': [200],
  'payload-preferences count owner': [200],
  'payload-preferences list manager': [200],
  'payload-preferences update many manager': [200],
  'payload-preferences delete many manager': [200],
  ...Object.fromEntries(
    ['read', 'update', 'delete', 'create'].flatMap((request) =>
      ['manager', 'owner'].map((caller) => [
        `payload-preferences ${request} ${caller}`,
        request === 'delete' ? [404, 500] : [200, 201, 400, 403, 404],
      ]),
    ),
  ),
};

function expected(slug: string, [name, operation]: (typeof REQUESTS)[number], caller: string): number[] {
  if (caller === 'anonymous') return [401];
  // They can't use the editor, no matter what else they may do.
  if (caller === 'customer' || caller === 'bench') return [403];
  const exception = EXCEPTIONS[`${slug} ${name} ${caller}`];
  if (exception) return exception;
  if (!COLLECTION_RULES[slug]?.[operation].some((role) => role === caller)) return CLOSED;
  // Whether an empty form is valid depends on the collection.
  return name === 'create' ? [201, 400] : [200];
}

const slugs = Object.keys(COLLECTION_RULES);

it('has a table row for every collection in the config', () => {
  expect([...slugs].sort()).toEqual(Object.keys(shop.payload.collections).sort());
});

describe('access over HTTP by role, collection, and operation', () => {
  it.each(slugs)('allows %s only as listed', async (slug) => {
    const wrong: string[] = [];
    // Each role that may use the editor gets a new row.
    const shared = await madeRow(slug);
    for (const request of REQUESTS)
      for (const caller of Object.keys(clients)) {
        const [name, operation, method, path] = request;
        const id =
          operation === 'delete' && (caller === 'owner' || caller === 'manager')
            ? await madeRow(slug)
            : shared;
        const status = await ask(caller, method, path(slug, id), method === 'GET' ? undefined : {});
        if (!expected(slug, request, caller).includes(status ?? 0))
          wrong.push(`${name} as ${caller}: ${status}`);
        const refused = status !== 200 || !COLLECTION_RULES[slug]?.delete.some((role) => role === caller);
        const where = { id: { equals: id } };
        if (
          operation === 'delete' &&
          refused &&
          !(await shop.payload.db.findOne({ collection: slugOf(slug), where }))
        )
          wrong.push(`${name} as ${caller} took it away all the same`);
      }
    expect(wrong).toEqual([]);
  });

  it('has no versions, and no copies of documents with money, stock, or passwords', async () => {
    // Preferences are found by name, and one could be named 'versions'.
    for (const slug of slugs.filter((each) => each !== 'payload-preferences'))
      expect([400, 500, ...CLOSED]).toContain(await ask('owner', 'GET', `${slug}/versions`));
    for (const slug of ['orders', 'lace-colors', 'customers', 'media'])
      expect(await ask('owner', 'POST', `${slug}/${await madeRow(slug)}/duplicate`, {})).toBe(404);
  });

  it.each(['GET', 'POST'])('closes GraphQL, jobs, and locks to %s', async (method) => {
    const body = method === 'POST' ? {} : undefined;
    for (const path of [
      'graphql',
      'graphql-playground',
      'payload-jobs',
      'payload-jobs/run',
      'payload-locked-documents',
    ])
      for (const [caller, status] of [
        ['anonymous', 401],
        ['customer', 403],
        ['bench', 403],
        ['manager', 404],
        ['owner', 404],
      ] as const)
        expect([path, caller, await ask(caller, method, path, body)]).toEqual([path, caller, status]);
  });
});

describe("deleting what the shop's history needs", () => {
  async function refusedTo(caller: string, slug: string, id: string) {
    const one = await clients[caller]?.('DELETE', `/cms/api/${slug}/${id}`);
    const many = await clients[caller]?.('DELETE', `/cms/api/${slug}?where[id][equals]=${id}`);
    return { one, many };
  }
  const message = (body: unknown) => JSON.stringify(body);

  it('refuses an order that held money with 409, and suggests canceling or erasing', async () => {
    const { id: service } = await makeService(shop.payload);
    const { id } = await makeOrder(shop.payload, service);
    for (const caller of ['manager', 'owner']) {
      const { one, many } = await refusedTo(caller, 'orders', id);
      expect(one?.status).toBe(409);
      expect(message(one?.body)).toMatch(/Cancel it.*erase/);
      expect(many?.status).toBe(caller === 'owner' ? 409 : 403);
    }
    await expect(shop.payload.delete({ collection: 'orders', id })).rejects.toMatchObject({ status: 409 });
  });

  it.each(['manager', 'owner'])(
    'refuses the %s what orders use with 409, and suggests deactivating it',
    async (caller) => {
      const service = await makeService(shop.payload);
      const color = await makeLaceColor(shop.payload);
      const discount = await makeDiscount(shop.payload);
      const glove = { serviceId: service.id, laceColorId: color.id, gloveDetails: 'A 12 inch infield glove' };
      await makeOrder(shop.payload, service.id, { items: [glove], discountCode: discount.code });
      for (const [slug, { id }] of [
        ['services', service],
        ['lace-colors', color],
        ['discounts', discount],
      ] as const) {
        const { one, many } = await refusedTo(caller, slug, id);
        expect([slug, one?.status, many?.status]).toEqual([slug, 409, 409]);
        expect(message(one?.body)).toContain('Deactivate it instead');
        expect(await ask(caller, 'PATCH', `${slug}/${id}`, { active: false })).toBe(200);
      }
    },
  );

  it('refuses a customer with orders with 409, and lets only the owner delete one without', async () => {
    const customer = await makeCustomer(shop.payload);
    const { id: service } = await makeService(shop.payload);
    await makeOrder(shop.payload, service, { customer: customer.id });
    for (const caller of ['manager', 'owner'])
      expect((await refusedTo(caller, 'customers', customer.id)).one?.status).toBe(409);
    const other = await makeCustomer(shop.payload);
    expect(await ask('manager', 'DELETE', `customers/${other.id}`)).toBe(403);
    expect(await ask('owner', 'DELETE', `customers/${other.id}`)).toBe(200);
  });

  it('deletes an album of order photos, but keeps the photos on the order', async () => {
    const photo = await makePhoto(shop.payload);
    const { id: service } = await makeService(shop.payload);
    const order = await makeOrder(shop.payload, service, { afterImages: [photo] });
    const album = await makeAlbum(shop.payload, { imageUrls: [photo] });
    expect(await ask('manager', 'DELETE', `gallery/${album.id}`)).toBe(200);
    const stored = await shop.payload.findByID({ collection: 'orders', id: order.id, depth: 0 });
    expect(stored.afterImages).toEqual([photo]);
  });
});

describe('deleting an order that never held money', () => {
  const unpaid = async () => {
    const { id: service } = await makeService(shop.payload);
    const data = { customerName: 'Robin Shortstop', paymentStatus: 'pending', status: 'received' } as const;
    return makeOrder(shop.payload, service, data);
  };

  it('is allowed only for the owner with a recent proof of identity', async () => {
    const { id } = await unpaid();
    expect(await ask('manager', 'DELETE', `orders/${id}`)).toBe(403);
    const owner = await ownerClient(shop);
    const { docs } = await shop.payload.db.find<{ id: string }>({
      collection: 'sessions',
      where: { accountKind: { equals: 'admins' } },
      sort: '-createdAt',
      limit: 1,
      pagination: false,
    });
    const provenAt = new Date(Date.now() - 16 * 60 * 1000).toISOString();
    await shop.payload.update({ collection: 'sessions', id: docs[0]?.id ?? '', data: { provenAt } });
    const late = await owner('DELETE', `/cms/api/orders/${id}`);
    expect({ status: late.status, text: JSON.stringify(late.body) }).toEqual({
      status: 403,
      text: expect.stringContaining('CONFIRM_AGAIN'),
    });
    expect((await owner('POST', '/api/admin/confirm', { password: ADMIN.password })).status).toBe(200);
    expect((await owner('DELETE', `/cms/api/orders/${id}`)).status).toBe(200);
  });

  it('records number, first name, total, and status in the audit log', async () => {
    const { id, total } = await unpaid();
    expect(await ask('owner', 'DELETE', `orders/${id}`)).toBe(200);
    const { body } = (await clients.owner?.('GET', '/api/admin/audit?kind=deletion&limit=1')) ?? {};
    const number = id.slice(0, 8).toUpperCase();
    expect(body).toMatchObject([
      {
        actor: 'owner',
        subject: number,
        text: `Deleted: Order ${number} (Robin, $65.00, Received)`,
        data: { collection: 'orders', id, number, firstName: 'Robin', total, status: 'received' },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('Shortstop');
  });
});

function slugOf(name: string) {
  const slug = Object.values(shop.payload.collections).find(({ config }) => config.slug === name)?.config
    .slug;
  if (!slug) throw new Error(`no collection ${name}`);
  return slug;
}
