import { randomUUID } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { DAY_MS, MINUTE_MS } from '#domain/wire/durations';
import { MESSAGES } from '#domain/words/shop-texts';
import { type Answer, call } from '#server/testing/call';
import { ownerClient } from '#server/testing/client';
import { makeLaceColor, makeOrder, makeService, orderBody } from '#server/testing/factories';
import { jpeg, photoFile } from '#server/testing/photos';
import { rawCall } from '#server/testing/raw-call';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import { putPhoto, storedFiles, uploadPhoto, uploadUrl } from '#server/testing/uploads';
import type { Upload } from '../../payload-types';
import { runDueJob } from '../platform/jobs/run-due-job';
import { shopJobs } from '../platform/process/shop-jobs';
import { removeRaw, removeUnused } from './remove-unused';
import { openPhotoStore } from './s3-store';

const shop = await testShop();
const serviceId = (await makeService(shop.payload)).id;
beforeEach(async () => {
  for (const collection of ['orders', 'gallery', 'lace-colors'] as const)
    await shop.payload.db.deleteMany({ collection, where: {} });
});
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
const clean = () => removeUnused({ payload: shop.payload, store: openPhotoStore(shop.settings) });
const files = () => storedFiles(shop.dataDir);
const fileOf = (address: string) => address.slice(1);
const photo = async () => uploadPhoto(shop, await jpeg());
const idOf = (address: string) => address.slice('/media/'.length, -'.webp'.length);
const item = (gloveImages: string[]) => ({ serviceId, gloveDetails: 'A 12 inch infield glove', gloveImages });
const past = (ms: number) => new Date(Date.now() - ms).toISOString();
const order = (address: string) =>
  call(`${shop.url}/api/orders`, { body: orderBody(serviceId, { items: [item([address])] }) });
const change = (address: string, data: Partial<Upload>) =>
  setRow(shop.payload, 'uploads', idOf(address), data);

describe('used photos', () => {
  it("stay, wherever they're used", async () => {
    const addresses = await Promise.all(Array.from({ length: 6 }, photo));
    const [glove = '', second = '', before = '', after = '', album = '', lace = ''] = addresses;
    await makeOrder(shop.payload, serviceId, {
      items: [item([glove]), item([second])],
      beforeImages: [before],
      afterImages: [after],
    });
    await shop.payload.create({ collection: 'gallery', data: { title: 'Album', imageUrls: [album] } });
    await makeLaceColor(shop.payload, { imageUrl: lace });
    for (let day = 0; day < 3; day += 1) {
      later(31 * DAY_MS);
      await clean();
    }
    for (const address of addresses) expect(files()).toContain(fileOf(address));
  });

  it('are removed within a month after nothing uses them anymore', async () => {
    const address = await photo();
    const { id } = await shop.payload.create({
      collection: 'gallery',
      data: { title: 'Album', imageUrls: [address] },
    });
    later(2 * DAY_MS);
    await clean();
    await shop.payload.delete({ collection: 'gallery', id });
    later(31 * DAY_MS);
    await clean();
    expect(files()).not.toContain(fileOf(address));
  });

  it('are found among many orders', async () => {
    const address = await photo();
    const row = { status: 'not_received', paymentStatus: 'pending', deliveryMethod: 'dropoff' };
    const person = { customerName: 'R', customerEmail: 'r@test.example', customerPhone: '5550102030' };
    for (let n = 0; n < 1100; n += 1)
      await shop.payload.db.create({
        collection: 'orders',
        data: { id: randomUUID(), ...row, ...person, items: n === 700 ? [item([address])] : [] },
        returning: false,
      });
    later(2 * DAY_MS);
    await clean();
    expect(files()).toContain(fileOf(address));
  });
});

describe('unused photos', () => {
  it('stay for a day, then go with their thumbnails and rows', async () => {
    const address = await photo();
    await rawCall(shop.url, thumbnailOf(address));
    later(DAY_MS - 60_000);
    await clean();
    expect(files()).toContain(fileOf(address));
    later(120_000);
    await clean();
    expect(files().filter((name) => name.includes(idOf(address)))).toEqual([]);
    expect(
      await shop.payload.count({ collection: 'uploads', where: { id: { equals: idOf(address) } } }),
    ).toEqual({
      totalDocs: 0,
    });
    expect((await rawCall(shop.url, address)).status).toBe(404);
    expect((await rawCall(shop.url, thumbnailOf(address))).status).toBe(404);
  });

  it('are removed where a killed process left them', async () => {
    const [keeping, removing] = [await photo(), await photo()];
    await change(keeping, { state: 'storing' });
    await change(removing, { state: 'removing' });
    later(DAY_MS + 60_000);
    await clean();
    for (const address of [keeping, removing]) expect(files()).not.toContain(fileOf(address));
    expect(
      await shop.payload.count({ collection: 'uploads', where: { state: { not_equals: 'kept' } } }),
    ).toEqual({
      totalDocs: 0,
    });
  });

  it('are removed along with half-written files', async () => {
    const then = new Date(Date.now() - 2 * DAY_MS);
    for (const area of ['media', 'thumbs']) {
      const part = join(shop.dataDir, area, `.part-${randomUUID()}`);
      writeFileSync(part, 'half');
      utimesSync(part, then, then);
    }
    const stored = await photo();
    await clean();
    expect(files().filter((name) => name.includes('.part-'))).toEqual([]);
    expect(files()).toContain(fileOf(stored));
  });

  it("never include the owner's pictures", async () => {
    const file = photoFile(await jpeg());
    const { filename } = await shop.payload.create({ collection: 'media', data: {}, file });
    later(60 * DAY_MS);
    await clean();
    expect(files()).toContain(`media/${filename}`);
  });
});

describe('raw uploads', () => {
  const raw = () => files().filter((name) => name.startsWith('uploads/'));
  const cleanRaw = () => removeRaw({ store: openPhotoStore(shop.settings) });

  it('are removed half an hour after their link expires, complete or not', async () => {
    await putPhoto(await uploadUrl(shop), await jpeg());
    writeFileSync(join(shop.dataDir, 'uploads', `.part-${randomUUID()}`), 'half');
    const stored = await photo();
    later(44 * MINUTE_MS);
    await cleanRaw();
    expect(raw()).toHaveLength(2);
    later(2 * MINUTE_MS);
    await cleanRaw();
    expect(raw()).toEqual([]);
    expect(files()).toContain(fileOf(stored));
  });

  it('are removed every few minutes by one server at a time', async () => {
    const [job] = shopJobs(shop.payload, shop.settings).filter(({ name }) => name === 'remove-raw-uploads');
    if (!job) throw new Error('no such job');
    expect(job.everyMs).toBeLessThanOrEqual(10 * MINUTE_MS);
    await putPhoto(await uploadUrl(shop), await jpeg());
    later(61 * MINUTE_MS);
    await Promise.all([runDueJob(shop.payload, job), runDueJob(shop.payload, job)]);
    expect(raw()).toEqual([]);
  });
});

describe('an order placed during the cleanup', () => {
  it('keeps its photo even if the job already found it unused', async () => {
    const [first, second] = [await photo(), await photo()];
    await change(first, { lookAt: past(2000) });
    await change(second, { lookAt: past(1000) });
    const store = openPhotoStore(shop.settings);
    const answers: Answer[] = [];
    await removeUnused({
      payload: shop.payload,
      store: {
        ...store,
        remove: async (area, name) => {
          // Halfway through: the first photo is being removed, and the second is next.
          if (answers.length === 0) answers.push(await order(first), await order(second));
          await store.remove(area, name);
        },
      },
    });
    expect(answers.map(({ status }) => status)).toEqual([400, 201]);
    expect(answers[0]?.body).toMatchObject({ errors: { 'items.0.gloveImages': MESSAGES.photoGone } });
    expect(files()).not.toContain(fileOf(first));
    expect(files()).toContain(fileOf(second));
  });

  it('is rejected if its photo is being removed, like albums and work photos', async () => {
    const address = await photo();
    await change(address, { state: 'removing' });
    const owner = await ownerClient(shop);
    const { id } = await makeOrder(shop.payload, serviceId);
    const refused = [
      await order(address),
      await owner('PATCH', `/api/orders/${id}/images`, { afterImages: [address] }),
      await owner('POST', '/api/admin/work-gallery', { title: 'Album', imageUrls: [address] }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(MESSAGES.photoGone);
    }
  });

  it('protects its photo for a day', async () => {
    const address = await photo();
    later(DAY_MS + 60_000);
    await order(address);
    // As if the job ran before the order was written.
    await shop.payload.db.deleteMany({ collection: 'orders', where: {} });
    await clean();
    expect(files()).toContain(fileOf(address));
  });
});
