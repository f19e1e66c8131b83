import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBucket, type TestBucket } from '#server/testing/bucket';
import { call } from '#server/testing/call';
import { orderBody } from '#server/testing/factories';
import { offerService } from '#server/testing/offered-service';
import { heicPhoto, jpeg } from '#server/testing/photos';
import {
  editorCookie,
  editorToken,
  emptyShop,
  failedStart,
  freshDataDir,
  PROGRAM_ADMIN,
  type Program,
  runProgram,
  startProgram,
} from '#server/testing/program';
import { uploadPhoto } from '#server/testing/uploads';

const MAX_BYTES = 250_000_000;

const folder = freshDataDir();
const [dataDir, restoredDir, bucketDir] = [freshDataDir(), freshDataDir(), freshDataDir()];
const archive = join(dataDir, 'backups', 'test.tar.gz');
let shop: Program;
let bucket: TestBucket;

beforeAll(async () => {
  const { stderr } = spawnSync(process.execPath, ['scripts/collect-program.mjs', folder], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  bucket = await startTestBucket();
  shop = await startProgram(await emptyShop(dataDir), folder);
});
afterAll(async () => {
  await bucket.close();
});

function tool(name: string, args: string[], DATA_DIR: string) {
  const env = { PATH: process.env.PATH, DATA_DIR, LOG_LEVEL: 'error', NODE_ENV: 'production' as const };
  const { status, stderr } = spawnSync(process.execPath, [`dist/server/${name}.js`, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** It's outside the repository, so the repository's node_modules can't stand in for a missing file. */
describe('the program as the image holds it (rule 26.1)', () => {
  it('is small, without compilers and browsers', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const paths = files.map(({ parentPath, name }) => join(parentPath, name));
    expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(MAX_BYTES);
    const tools = /node_modules\/(@?esbuild|typescript|vite|@?rolldown|sass|drizzle-kit|@next\/swc)/;
    const browsers = /node_modules\/(playwright|@playwright|puppeteer)/;
    expect(paths.filter((path) => tools.test(path) || browsers.test(path))).toEqual([]);
  });

  it('has only ASCII, which takes half the memory, and no development code', () => {
    const code = ['dist/server', 'dist/pages'].flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ parentPath, name }) => join(parentPath, name)),
    );
    expect(code.length).toBeGreaterThan(100);
    const holds = (text: RegExp) => code.filter((path) => text.test(readFileSync(path, 'latin1')));
    expect(holds(/[^\0-\x7f]/)).toEqual([]);
    expect(holds(/Each child in a list should have a unique|process\.env\.NODE_ENV/)).toEqual([]);
    // As an ES module, it loads Node's fetch, which takes 4 MB.
    expect(holds(/from ?["'](node:)?http["']/)).toEqual([]);
  });

  it('serves pages, the shared picture, and the editor with its lists and forms', async () => {
    const html = await (await fetch(shop.url)).text();
    expect(html).toContain('</html>');
    const [, picture] = /og:image" content="([^"]+)/.exec(html) ?? [];
    expect((await fetch(`${shop.url}${new URL(picture ?? '').pathname}`)).headers.get('content-type')).toBe(
      'image/jpeg',
    );
    const headers = editorCookie(await editorToken(shop.url));
    const { serviceId } = await offerService(shop.url);
    for (const path of [
      '',
      '/collections/services',
      `/collections/services/${serviceId}`,
      '/globals/shop-settings',
    ]) {
      const page = await fetch(`${shop.url}/cms${path}`, { headers, redirect: 'manual' });
      expect([path, page.status]).toEqual([path, 200]);
      expect(await page.text()).toContain('</html>');
    }
    const refused = await fetch(`${shop.url}/cms/api/services/${serviceId}`, {
      method: 'PATCH',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ price: -5 }),
    });
    expect(await refused.json()).toMatchObject({ errors: [{ data: { errors: [{ path: 'price' }] } }] });
  });

  it('draws photos, and backs up and restores them with their order', async () => {
    const { serviceId } = await offerService(shop.url);
    const gloveImages = [
      await uploadPhoto(shop, await jpeg()),
      await uploadPhoto(shop, await heicPhoto(), 'image/heic'),
    ];
    const items = [{ serviceId, gloveDetails: 'The web is torn', gloveImages }];
    expect((await call(`${shop.url}/api/orders`, { body: orderBody(serviceId, { items }) })).status).toBe(
      201,
    );
    expect(tool('backup', ['--to', archive], dataDir)).toEqual({ status: 0, stderr: '' });
    expect(tool('restore', [archive], restoredDir)).toEqual({ status: 0, stderr: '' });
    for (const path of gloveImages) expect(existsSync(join(restoredDir, path))).toBe(true);
  });

  it('keeps photos in a bucket', async () => {
    const inBucket = await startProgram({ ...(await emptyShop(bucketDir)), ...bucket.settings }, folder);
    await uploadPhoto(inBucket, await jpeg());
    expect(await bucket.keys()).not.toEqual([]);
    expect(await inBucket.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('has what MongoDB needs', async () => {
    const DATABASE_URI = 'mongodb://127.0.0.1:1/shop?serverSelectionTimeoutMS=100';
    const program = runProgram(
      { ...(await emptyShop(bucketDir)), DATABASE_URI, PAYLOAD_SECRET: 'x'.repeat(32) },
      folder,
    );
    const { code, lines } = await failedStart(program);
    expect([code, lines[0]]).toEqual([1, expect.stringContaining("The MongoDB database can't be reached")]);
    const args = ['--from', dataDir, '--to', DATABASE_URI];
    expect(tool('data-copy', args, dataDir)).toEqual({
      status: 1,
      stderr: expect.stringContaining("can't be reached"),
    });
  });

  it('resets a second factor', () => {
    const args = ['reset', '--email', PROGRAM_ADMIN.email];
    expect(tool('second-factor', args, dataDir)).toEqual({ status: 0, stderr: '' });
    expect(resolve(folder)).not.toContain(resolve('.'));
  });

  it('ends cleanly on SIGTERM', async () => {
    expect(await shop.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(shop.stderr()).toBe('');
  });
});
