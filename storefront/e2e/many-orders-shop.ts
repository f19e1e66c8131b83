import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { freePort } from '#server/testing/free-port';
import { freshDataDir, startProgram } from '#server/testing/program';
import { OWNER } from './demo-shop';

interface ManyOrdersShop {
  url: string;
  close: () => Promise<void>;
}

/** Starts a separate shop with a few years of a busy shop's orders. */
export async function startShopOfManyOrders(count: number): Promise<ManyOrdersShop> {
  const dataDir = freshDataDir();
  const program = await startProgram({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SEED: 'none',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  });
  async function close(): Promise<void> {
    await program.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    await storeOrders(dataDir, count);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: program.url, close };
}

const ITEMS = JSON.stringify([
  {
    id: '00000000-0000-4000-8000-000000000001',
    serviceId: '00000000-0000-4000-8000-000000000002',
    laceColorId: null,
    gloveDetails: 'Eleven inch infield glove, two laces torn',
    specialInstructions: null,
    gloveImages: [],
  },
]);

/** One SQL statement, because the API would take minutes. Order n is n hours old. */
async function storeOrders(dataDir: string, count: number): Promise<void> {
  const database = drizzle({ connection: { url: pathToFileURL(join(dataDir, 'shop.sqlite')).href } });
  // The shop's own jobs write too.
  await database.run(sql`PRAGMA busy_timeout = 10000`);
  await database.run(sql`
    WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${count}),
    made (n, id, name, at) AS (
      SELECT n, printf('%08x-0000-4000-8000-%012d', (n * 2654435761) & 4294967295, n), 'Casey Number ' || n,
        strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' hours')
      FROM counted
    )
    INSERT INTO orders (id, title, status, payment_status, customer_name, customer_email, customer_phone, items,
      delivery_method, subtotal, discount_amount, shipping_charge, total, before_images, after_images, story, search_text,
      updated_at, created_at)
    SELECT id, 'Order ' || upper(substr(id, 1, 8)), 'received', 'succeeded', name, 'casey@example.com', '555 010 2030',
      ${ITEMS}, 'dropoff', 6500 + n, 0, 0, 6500 + n, '[]', '[]', '[]',
      '#' || substr(id, 1, 8) || ' ' || lower(name) || ' casey@example.com 555 010 2030 5550102030', at, at
    FROM made`);
  database.$client.close();
}
