import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderAnswer } from '#domain/orders/order-contract';
import { DAY_MS } from '#domain/wire/durations';
import { startTestBucket, type TestBucket } from '#server/testing/bucket';
import { call } from '#server/testing/call';
import { orderBody } from '#server/testing/factories';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { offerService } from '#server/testing/offered-service';
import { jpeg } from '#server/testing/photos';
import {
  dashboardCookie,
  editorList,
  editorToken,
  emptyShop,
  freshDataDir,
  type Program,
  runTool,
  startProgram,
  startTool,
} from '#server/testing/program';
import { uploadPhoto } from '#server/testing/uploads';

const PARALLEL = 3;
/** Half a day away, so a nightly backup never runs during the test's own. */
const BACKUP_TIME = new Date(Date.now() + DAY_MS / 2).toTimeString().slice(0, 5);

const [dataDir, safe, machine] = [freshDataDir(), freshDataDir(), freshDataDir()];
let bucket: TestBucket;
let places: Record<string, string>;
let shop: Program;

beforeAll(async () => {
  bucket = await startTestBucket();
  places = {
    BACKUP_PASSPHRASE: 'pine tar and rosin 1908',
    BACKUP_S3_BUCKET: bucket.settings.S3_BUCKET,
    BACKUP_S3_ENDPOINT: bucket.settings.S3_ENDPOINT,
    BACKUP_S3_ACCESS_KEY_ID: bucket.settings.S3_ACCESS_KEY_ID,
    BACKUP_S3_SECRET_ACCESS_KEY: bucket.settings.S3_SECRET_ACCESS_KEY,
  };
  shop = await serve(dataDir, { ...places, BACKUP_DIR: safe, BACKUP_TIME });
});
afterAll(async () => {
  await bucket.close();
});

async function serve(DATA_DIR: string, settings: Record<string, string> = {}): Promise<Program> {
  return startProgram({ ...(await emptyShop(DATA_DIR)), ...settings });
}

/** Returns the names of the complete backups in the folder. */
function goodOnes(): string[] {
  const [vault] = readdirSync(safe).filter((name) => name.startsWith('vault-'));
  if (!vault) return [];
  return readdirSync(join(safe, vault)).filter((name) => name.endsWith('.json.gz.age'));
}

const orderIds = async ({ url }: Program) =>
  (await editorList(url, await editorToken(url), 'orders', z.object({ id: z.string() })))
    .map(({ id }) => id)
    .sort();

const figuresOf = async ({ url }: Program) =>
  (await call(`${url}/api/admin/figures`, { headers: await dashboardCookie(url) })).body;

describe('a shop with a passphrase, a folder, and a bucket', () => {
  let serviceId = '';
  const place = async (changes: Parameters<typeof orderBody>[1] = {}) => {
    const { body } = await call(`${shop.url}/api/orders`, { body: orderBody(serviceId, changes) });
    return orderAnswer.parse(body).orderId;
  };

  /** Tries again while the shop's own backup is still being proven. */
  async function backUp() {
    const settings = { DATA_DIR: dataDir, ...places, BACKUP_DIR: safe };
    for (;;) {
      const saved = await runTool('backup', [], settings);
      if (!saved.output.includes('Another backup of this shop is running')) return saved;
    }
  }

  it('makes its first backup on its own (rule 24.1)', async () => {
    const inBucket = async () => (await bucket.keys()).filter((key) => key.endsWith('.json.gz.age'));
    await expect.poll(inBucket).toHaveLength(1);
    expect(goodOnes()).toHaveLength(1);
  });

  it('restores every order and photo from a backup while orders came in (rule 24.3)', async () => {
    ({ serviceId } = await offerService(shop.url));
    const photo = await uploadPhoto(shop, await jpeg());
    const item = { serviceId, gloveDetails: 'The web is torn', gloveImages: [photo] };
    const before = [await place({ items: [item] }), await place()];
    let isSaved = false;
    const busy = Array.from({ length: PARALLEL }, async () => {
      while (!isSaved) await place();
    });
    const saved = await backUp();
    isSaved = true;
    await Promise.all(busy);
    expect(saved).toEqual({ code: 0, output: expect.stringContaining('with 1 photos') });
    expect(await runTool('restore', ['latest'], { DATA_DIR: machine, ...places })).toMatchObject({ code: 0 });
    const restored = await serve(machine);
    expect(await orderIds(restored)).toEqual(expect.arrayContaining(before));
    const picture = await fetch(`${restored.url}${photo}`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    await restored.stop('SIGTERM');
    rmSync(machine, { recursive: true, force: true });
  });

  it('has the same figures and secret after a restore on an empty machine (rule 24.8)', async () => {
    await backUp();
    const list = await runTool('restore', [], { DATA_DIR: machine, ...places });
    expect(list).toMatchObject({
      code: 0,
      output: expect.stringMatching(/orders {2}1 photos .* in the bucket/),
    });
    const today = new Date().toISOString().slice(0, 10);
    expect(await runTool('restore', [today], { DATA_DIR: machine, ...places })).toMatchObject({ code: 0 });
    const restored = await serve(machine);
    expect(await orderIds(restored)).toEqual(await orderIds(shop));
    expect(await figuresOf(restored)).toEqual(await figuresOf(shop));
    expect(readFileSync(join(machine, 'secret'), 'utf8')).toBe(readFileSync(join(dataDir, 'secret'), 'utf8'));
    await restored.stop('SIGTERM');
  });

  it.each([
    ['restore', ['latest'], {}, 'already holds a shop'],
    ['restore', ['latest'], { BACKUP_PASSPHRASE: 'somebody guessed this' }, 'BACKUP_PASSPHRASE is wrong'],
    ['restore', ['2001-01-01'], {}, 'no good backup of 2001-01-01'],
    ['restore', ['latest'], { BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' }, "Backups can't use the bucket"],
    ['restore', ['latest'], { BACKUP_PASSPHRASE: '' }, 'set BACKUP_PASSPHRASE'],
  ])('says why %s %j fails with %j', async (tool, args, changes, message) => {
    expect(await runTool(tool, args, { DATA_DIR: machine, ...places, ...changes })).toEqual({
      code: 1,
      output: expect.stringContaining(message),
    });
  });

  it('leaves nothing that counts when a backup is killed, and the next one cleans up (rule 24.6)', async () => {
    const settings = { DATA_DIR: dataDir, ...places, BACKUP_DIR: safe };
    await shop.stop('SIGTERM');
    const before = goodOnes();
    const scratch = join(dataDir, '.backup-scratch');
    for (const moment of ['', 'stage/shop.sqlite', 'archive.tar.gz', 'archive.tar.gz.age', 'restored']) {
      await makeJobsDue(dataDir);
      const killed = startTool('backup', [], settings);
      await expect.poll(() => existsSync(join(scratch, moment)), { interval: 1 }).toBe(true);
      killed.kill();
      expect(await killed.done).toMatchObject({ code: null });
      expect(goodOnes()).toEqual(before);
    }
    await makeJobsDue(dataDir);
    expect(await runTool('backup', [], settings)).toMatchObject({ code: 0 });
    expect(goodOnes()).toHaveLength(before.length + 1);
    expect(existsSync(scratch)).toBe(false);
    const [vault = ''] = readdirSync(safe);
    expect(readdirSync(safe)).toEqual([vault]);
    const archives = readdirSync(join(safe, vault)).filter((name) => name.endsWith('.tar.gz.age'));
    expect(archives).toHaveLength(before.length + 1);
  });
});
