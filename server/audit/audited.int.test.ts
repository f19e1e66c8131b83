import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emailHandlers } from '#server/email/email-handlers';
import { emailSettings } from '#server/email/email-settings';
import { findAll } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { drainOutbox } from '#server/platform/outbox/worker';
import { ownerClient } from '#server/testing/client';
import { editorApi } from '#server/testing/editor-api';
import { makeAlbum, makeService, makeStaff } from '#server/testing/factories';
import { makeAllDue, outboxRows } from '#server/testing/outbox-rows';
import { testShop } from '#server/testing/test-shop';
import type { Audit } from '../../payload-types';
import { audited } from './audited';

const shop = await testShop({}, editorApi);
const owner = await ownerClient(shop);
beforeEach(() => shop.payload.db.deleteMany({ collection: 'outbox', where: {} }));

const queuedEntries = () => outboxRows(shop.payload, { kind: { equals: 'audit' } });
const entries = async (kind: Audit['kind']) =>
  await findAll(shop.payload, 'audit', { kind: { equals: kind } }, '-createdAt');
const runOutbox = async () => {
  await makeAllDue(shop.payload);
  await drainOutbox(shop.payload, emailHandlers(emailSettings(shop.payload, shop.settings)));
};

// Makes every later write fail, as if the process died right after the change.
async function crashAfter(change: () => Promise<unknown>): Promise<void> {
  const { db } = shop.payload;
  const create = db.create.bind(db);
  const fail = () => Promise.reject(new Error('killed'));
  const spies = [
    vi
      .spyOn(db, 'create')
      .mockImplementation((args) => (args.collection === 'audit' ? fail() : create(args))),
    vi.spyOn(db, 'deleteMany').mockImplementation(fail),
  ];
  try {
    await change();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe('the outbox, after a crash between a change and its entry,', () => {
  it.each([
    [
      'a deletion in the editor',
      'deletion',
      async () => `/cms/api/services/${(await makeService(shop.payload)).id}`,
    ],
    [
      'a deletion in the dashboard',
      'deletion',
      async () => `/api/admin/work-gallery/${(await makeAlbum(shop.payload)).id}`,
    ],
    [
      'a removed staff member',
      'staff-removed',
      async () => `/api/staff/${(await makeStaff(shop.payload)).id}`,
    ],
  ] as const)('records %s', async (_what, kind, prepare) => {
    const path = await prepare();
    const before = (await entries(kind)).length;
    await crashAfter(() => owner('DELETE', path));
    expect(await entries(kind)).toHaveLength(before);
    await runOutbox();
    const [entry, ...others] = await entries(kind);
    expect(others).toHaveLength(before);
    expect(entry).toMatchObject({ actor: 'owner', address: '127.0.0.1' });
    expect(entry?.text).not.toContain('interrupted');
  });

  it.each([
    ['the dashboard', 'PATCH', (id: string) => `/api/services/${id}`],
    ['the editor', 'PATCH', (id: string) => `/cms/api/services/${id}`],
  ])('records a price changed in %s', async (_where, method, path) => {
    const { id, name } = await makeService(shop.payload, { price: 6500 });
    await crashAfter(() => owner(method, path(id), { price: 7000 }));
    await runOutbox();
    expect((await entries('price'))[0]).toMatchObject({
      text: `${name}: $65.00 → $70.00`,
      data: { id, from: 6500, to: 7000 },
    });
  });

  it('marks settings as interrupted, because nothing proves the save', async () => {
    await crashAfter(() => owner('POST', '/cms/api/globals/shop-settings', { heroTitle: 'Laced by hand' }));
    await runOutbox();
    expect((await entries('settings'))[0]).toMatchObject({
      text: 'Changed: heroTitle (interrupted: check whether it worked)',
      data: { fields: ['heroTitle'] },
    });
  });

  it('records a login', async () => {
    const before = (await entries('login')).length;
    await crashAfter(() => owner('POST', '/api/admin/login', { password: 'the-owners-password' }));
    await runOutbox();
    expect(await entries('login')).toHaveLength(before + 1);
  });
});

describe("audited, if the change doesn't happen,", () => {
  const remove = (id: string, change: () => Promise<unknown>) =>
    audited({
      payload: shop.payload,
      event: { kind: 'deletion', actor: null, address: null, subject: id, text: 'Deleted: Service' },
      proof: { collection: 'services', id, shows: 'gone' },
      change,
    });
  const entriesFor = async (id: string) =>
    (await entries('deletion')).filter(({ subject }) => subject === id);

  it('records nothing after a crash', async () => {
    const { id } = await makeService(shop.payload);
    await expect(remove(id, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    expect(await queuedEntries()).toHaveLength(1);
    await runOutbox();
    expect(await entriesFor(id)).toEqual([]);
  });

  it('records nothing for a rejected change', async () => {
    const { id } = await makeService(shop.payload);
    await expect(remove(id, () => Promise.reject(new ShopError('CONFLICT')))).rejects.toThrow();
    expect(await remove(id, async () => null)).toBeNull();
    expect([await queuedEntries(), await entriesFor(id)]).toEqual([[], []]);
  });
});

it('records one entry when ten deletions run at once', async () => {
  const { id } = await makeService(shop.payload);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => owner('DELETE', `/cms/api/services/${id}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const matching = (await entries('deletion')).filter(({ data }) => JSON.stringify(data).includes(id));
  expect(matching).toHaveLength(1);
  expect(await queuedEntries()).toEqual([]);
});
