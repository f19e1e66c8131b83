import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { setEnv } from '#server/environment/env';
import { makeManyCustomers, makeManyOrders } from './many-orders';
import { answerUsage } from './processes';

/** The shop's own app on a database of its own, without the worker that sends mails behind the answers. */
const dataDir = mkdtempSync(join(tmpdir(), 'glove-shop-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const settings = setEnv({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URI: process.env.TEST_MONGODB_URI ?? '',
  PAYLOAD_SECRET: 'only-for-this-benchmark',
  ADMIN_PASSWORD: 'only-for-this-benchmark',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
const { openShop } = await import('#server/process/open-shop');
const { openSession } = await import('#server/accounts/open-session');
const { createApp } = await import('#server/process/app');
const { seedCatalogue } = await import('../seed/seed-catalogue');
const { payload } = await openShop(settings);
await seedCatalogue(payload);
const { docs } = await payload.find({
  collection: 'services',
  where: { active: { equals: true } },
  limit: 1,
});
const many = Number(process.argv[2] ?? 0);
const serviceId = docs[0]?.id ?? '';
if (many > 0) {
  await makeManyOrders(payload, serviceId, many);
  await makeManyCustomers(payload, many / 4);
}
const token = await openSession({
  payload,
  collection: 'admins',
  email: settings.ADMIN_EMAIL,
  password: 'only-for-this-benchmark',
  from: { address: '127.0.0.1' },
});
const server = createApp({ payload, settings }).listen(0, '127.0.0.1', () => {
  const { port } = z.object({ port: z.number() }).parse(server.address());
  process.send?.({ url: `http://127.0.0.1:${port}`, serviceId, cookie: `payload-token=${token}` });
});
answerUsage();
