import { expect, it } from 'vitest';
import { z } from 'zod';
import { ownerClient } from '#server/testing/client';
import { editorApi } from '#server/testing/editor-api';
import { makeAlbum, makeCustomer, makeLaceColor, makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop({}, editorApi);
const owner = await ownerClient(shop);
const { payload } = shop;
const serviceId = (await makeService(payload)).id;
const doc = z.object({ doc: z.record(z.string(), z.unknown()) });

const TYPED = '  Full\u200b relace\u202e \n';
const ONE_LINE = 'Full relace';

it.each([
  { slug: 'services', field: 'name', make: () => makeService(payload) },
  { slug: 'services', field: 'description', make: () => makeService(payload) },
  { slug: 'lace-colors', field: 'name', make: () => makeLaceColor(payload) },
  { slug: 'gallery', field: 'title', make: () => makeAlbum(payload) },
  { slug: 'gallery', field: 'description', make: () => makeAlbum(payload) },
  { slug: 'customers', field: 'name', make: () => makeCustomer(payload) },
  { slug: 'orders', field: 'customerName', make: () => makeOrder(payload, serviceId) },
  { slug: 'orders', field: 'shippingAddress', make: () => makeOrder(payload, serviceId) },
])('$slug: $field from the editor is stored as a call stores it', async ({ slug, field, make }) => {
  const { id } = await make();
  const { status, body } = await owner('PATCH', `/cms/api/${slug}/${id}`, { [field]: TYPED });
  expect({ status, stored: status === 200 && doc.parse(body).doc[field] }).toEqual({
    status: 200,
    stored: ONE_LINE,
  });
});

it('the shop settings from the editor are stored as a call stores them', async () => {
  const { status } = await owner('POST', '/cms/api/globals/shop-settings', {
    address: ' First\u200b Base\r\nBoston ',
  });
  expect(status).toBe(200);
  expect((await payload.findGlobal({ slug: 'shop-settings' })).address).toBe('First Base\nBoston');
});

it('a rule still refuses what is too short without the spaces', async () => {
  const { id } = await makeService(payload);
  expect((await owner('PATCH', `/cms/api/services/${id}`, { name: '  A  ' })).status).toBe(400);
  expect((await payload.findByID({ collection: 'services', id })).name).not.toContain('A  ');
});
