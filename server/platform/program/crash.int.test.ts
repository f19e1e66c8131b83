import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { laceColorList } from '#domain/catalogue/lace-color-contract';
import { serviceList } from '#domain/catalogue/service-contract';
import { orderAnswer, storedOrderItems } from '#domain/orders/order-contract';
import { orderNumber } from '#domain/orders/order-number';
import { findAll } from '#server/platform/database/find';
import { readList } from '#server/testing/call';
import { readOutbox } from '#server/testing/emails';
import { orderBody } from '#server/testing/factories';
import { gate } from '#server/testing/gate';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { offerService } from '#server/testing/offered-service';
import { outboxRows } from '#server/testing/outbox-rows';
import {
  dashboardCookie,
  emptyShop,
  freshDataDir,
  PROGRAM_ADMIN,
  type Program,
  runProgram,
  startProgram,
} from '#server/testing/program';
import { openStored } from '#server/testing/stored-shop';
import { demoAlbums, demoLaceColors, demoServices } from '../../../seed/demo-catalogue';
import { demoOrders } from '../../../seed/demo-orders';

const ROUNDS = 5;
const CLIENTS = 6;
const ORDERS_A_ROUND = 30;

const settingsFor = async (dataDir: string, SEED = 'demo') => ({
  ...(await emptyShop(dataDir)),
  SEED,
  OWNER_EMAIL: PROGRAM_ADMIN.email,
});

interface Sent {
  key: string;
  name: string;
}

async function place(url: string, serviceId: string, { key, name }: Sent): Promise<string | null> {
  try {
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(orderBody(serviceId, { customerName: name })),
    });
    const answer: unknown = await response.json();
    expect(response.status).toBe(201);
    return orderAnswer.parse(answer).orderId;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

describe('kill -9', () => {
  it('neither loses nor duplicates an acknowledged order, and sends each of its two emails once', async () => {
    const dataDir = freshDataDir();
    const settings = await settingsFor(dataDir, 'none');
    const sent: Sent[] = [];
    const acknowledged = new Map<string, string>();
    let shop = await startProgram(settings);
    const { serviceId } = await offerService(shop.url);

    for (let round = 0; round < ROUNDS; round += 1) {
      let isAlive = true;
      // Each round kills the server at a random moment, with some orders answered and others in progress.
      let left = 1 + Math.floor(Math.random() * (ORDERS_A_ROUND - CLIENTS));
      const enough = gate();
      const client = async () => {
        for (let n = 0; isAlive && n < ORDERS_A_ROUND / CLIENTS; n += 1) {
          const order = { key: randomUUID(), name: `Round ${round} ${randomUUID().slice(0, 8)}` };
          sent.push(order);
          const id = await place(shop.url, serviceId, order);
          if (id) acknowledged.set(order.key, id);
          left -= 1;
          if (left === 0) enough.open();
        }
      };
      const clients = Array.from({ length: CLIENTS }, client);
      await enough.opened;
      await shop.stop('SIGKILL');
      isAlive = false;
      await Promise.all(clients);
      if (round === ROUNDS - 1) await makeJobsDue(dataDir);
      shop = await startProgram(settings);
    }

    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
    // The order form sends an order again with the same key if it got no answer.
    for (const order of sent.filter(({ key }) => !acknowledged.has(key))) {
      const id = await place(shop.url, serviceId, order);
      expect(id).toBeTruthy();
      acknowledged.set(order.key, id ?? '');
    }

    const payload = await openStored(dataDir);
    const stored = await findAll(payload, 'orders');
    const ours = stored.filter(({ customerName }) => customerName?.startsWith('Round '));
    expect(ours.map(({ id }) => id).sort()).toEqual([...acknowledged.values()].sort());
    for (const { id, title, items, subtotal, total } of ours) {
      expect({ title, items: storedOrderItems.parse(items).length, total }).toEqual({
        title: `Order ${orderNumber(id)}`,
        items: 1,
        total: subtotal,
      });
    }

    const isSettled = async () => {
      const rows = await outboxRows(payload);
      const emails = rows.filter(({ kind }) => kind.startsWith('mail:'));
      const mine = emails.filter(({ key }) => [...acknowledged.values()].includes(key.split(':')[0] ?? ''));
      return mine.length === ours.length * 2 && mine.every(({ status }) => status === 'sent');
    };
    await expect.poll(isSettled, { interval: 200 }).toBe(true);
    await payload.destroy();
    const subjects = (await readOutbox(dataDir)).map(({ subject }) => subject);
    const counts = ours.map(
      ({ id }) => subjects.filter((subject) => subject.includes(orderNumber(id))).length,
    );
    expect(counts.filter((count) => count !== 2)).toEqual([]);
  });
});

const COMPLETE = names({
  services: demoServices,
  colors: demoLaceColors,
  albums: demoAlbums,
  orders: demoOrders.map(({ by }) => ({ customerName: by })),
});

describe('the first start', () => {
  it('completes the catalog without duplicates after several kills', async () => {
    const settings = await settingsFor(freshDataDir());
    for (const pictures of [0, 4, 16]) {
      const killed = runProgram(settings);
      await expect
        .poll(() => picturesIn(settings.DATA_DIR), { interval: 20 })
        .toBeGreaterThanOrEqual(pictures);
      await killed.stop('SIGKILL');
    }
    expect(await catalogue(await startProgram(settings))).toEqual(COMPLETE);
  });

  it('completes the same catalog for two programs at once on one folder', async () => {
    const folder = freshDataDir();
    const [one, other] = [await settingsFor(folder), await settingsFor(folder)];
    for (const program of await Promise.all([startProgram(one), startProgram(other)]))
      expect(await catalogue(program)).toEqual(COMPLETE);
  });
});

interface Catalogue {
  services: { name: string }[];
  colors: { name: string }[];
  albums: { title: string }[];
  orders: { customerName: string }[];
}

function names({ services, colors, albums, orders }: Catalogue): string[][] {
  return [
    services.map(({ name }) => name).sort(),
    colors.map(({ name }) => name).sort(),
    albums.map(({ title }) => title).sort(),
    orders.map(({ customerName }) => customerName).sort(),
  ];
}

function picturesIn(dataDir: string): number {
  if (!existsSync(join(dataDir, 'shop.sqlite'))) return -1;
  return readdirSync(join(dataDir, 'media')).length;
}

async function catalogue(program: Program): Promise<string[][]> {
  const services = serviceList.parse(await readList(`${program.url}/api/services`));
  const colors = laceColorList.parse(await readList(`${program.url}/api/lace-colors`));
  const albums = z
    .array(z.object({ title: z.string() }))
    .parse(await readList(`${program.url}/api/work-gallery`));
  const headers = await dashboardCookie(program.url);
  const orders = z
    .array(z.object({ customerName: z.string() }))
    .parse(await (await fetch(`${program.url}/api/orders?limit=200`, { headers })).json());
  await program.stop('SIGKILL');
  return names({ services, colors, albums, orders });
}
