import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderAnswer } from '#domain/orders/order-contract';
import { call } from '#server/testing/call';
import { orderBody } from '#server/testing/factories';
import { offerService } from '#server/testing/offered-service';
import { jpeg } from '#server/testing/photos';
import {
  editorList,
  editorToken,
  emptyShop,
  freshDataDir,
  runTool,
  startProgram,
} from '#server/testing/program';
import { uploadPhoto } from '#server/testing/uploads';

const PARALLEL = 3;

const [dataDir, restoredDir] = [freshDataDir(), freshDataDir()];
const archive = join(dataDir, 'backups', 'test.tar.gz');

const serve = async (dir: string) => startProgram(await emptyShop(dir));

describe('a backup of a running shop', () => {
  it('restores every acknowledged order, photo, and account in another folder', async () => {
    const shop = await serve(dataDir);
    const { serviceId } = await offerService(shop.url);
    const photo = await uploadPhoto(shop, await jpeg());
    const place = async (changes: Parameters<typeof orderBody>[1] = {}) => {
      const { body } = await call(`${shop.url}/api/orders`, { body: orderBody(serviceId, changes) });
      return orderAnswer.parse(body).orderId;
    };
    const account = { customerEmail: 'casey@example.com', customerPassword: 'pine-tar-74' };
    const item = { serviceId, gloveDetails: 'The web is torn', gloveImages: [photo] };
    const before = [await place({ ...account, items: [item] }), await place()];

    let isSaved = false;
    const busy = Array.from({ length: PARALLEL }, async () => {
      while (!isSaved) await place();
    });
    const saved = await runTool('backup', ['--to', archive], { DATA_DIR: dataDir });
    isSaved = true;
    await Promise.all(busy);
    expect(saved).toMatchObject({ code: 0, output: expect.stringContaining(archive) });
    await shop.stop('SIGTERM');

    expect(await runTool('restore', [archive], { DATA_DIR: restoredDir })).toMatchObject({
      code: 0,
      output: expect.stringContaining(restoredDir),
    });
    const restored = await serve(restoredDir);
    const token = await editorToken(restored.url);
    const orders = await editorList(
      restored.url,
      token,
      'orders',
      z.object({ id: z.string(), items: z.array(z.unknown()) }),
    );
    expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    for (const { items } of orders) expect(items).not.toHaveLength(0);
    const picture = await fetch(`${restored.url}${photo}`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    const credentials = { email: account.customerEmail, password: account.customerPassword };
    const login = await call(`${restored.url}/api/customer/login`, { body: credentials });
    expect(login.body).toMatchObject({ success: true });
  });
});

describe('a command-line tool', () => {
  it.each([
    ['backup', ['--to', archive], 'already exists'],
    ['restore', [], 'Usage: npm run restore'],
    ['restore', [archive], 'already holds a shop'],
    ['data-copy', ['--from', dataDir], 'Usage: npm run data:copy'],
    ['data-copy', ['--from', dataDir, '--to', 'mysql://127.0.0.1'], '--to must start with mongodb://'],
    ['data-copy', ['--from', '/nowhere', '--to', 'mongodb://127.0.0.1'], "There's no shop.sqlite"],
    ['data-copy', ['--form', dataDir], "Unknown option '--form'"],
  ])('exits with code 1 and the problem for %s %j', async (name, args, message) => {
    expect(await runTool(name, args, { DATA_DIR: dataDir })).toEqual({
      code: 1,
      output: expect.stringContaining(message),
    });
  });

  it('prints how to use it with --help', async () => {
    const help = await runTool('restore', ['--help'], { DATA_DIR: dataDir });
    expect(help).toEqual({ code: 0, output: expect.stringMatching(/^Usage: npm run restore/) });
  });
});
