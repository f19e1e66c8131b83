import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderEvent } from '#domain/orders/order-events';
import { readyByOf } from '#domain/orders/ready-by-days';
import { storedHistory } from '#server/orders/present-order';
import { parseEnv } from '#server/platform/environment/env';
import { makeOrder, makeService } from '#server/testing/factories';
import { gate } from '#server/testing/gate';
import { freshMongoDatabase } from '#server/testing/mongo-databases';
import { dashboardCookie, emptyShop, freshDataDir, startProgram } from '#server/testing/program';
import type { Order } from '../../../payload-types';

const ROUNDS = 3;
const ORDERS = 5;
/** Changes come from the dashboard, the editor, notes, messages, and dates. */
const CHANGES_A_ROUND = 60;

const dataDir = freshDataDir();
const settings = {
  ...(await emptyShop(dataDir)),
  DATABASE_URI: freshMongoDatabase(),
  PAYLOAD_SECRET: randomUUID(),
};
let payload: Payload;
let ids: string[];

beforeAll(async () => {
  const { openShop } = await import('../process/open-shop');
  ({ payload } = await openShop(parseEnv({ ...settings, NODE_ENV: 'test' }), dataDir));
  const { id: serviceId } = await makeService(payload);
  const made = Array.from({ length: ORDERS }, () =>
    makeOrder(payload, serviceId, { status: 'not_received' }),
  );
  ids = (await Promise.all(made)).map(({ id }) => id);
});
afterAll(async () => {
  await payload.destroy();
});

const STATUSES = ['received', 'in-progress', 'shipped', 'not_received', 'canceled'] as const;

function changeOf(id: string, n: number, mark: string): [method: string, path: string, body: unknown] {
  const day = `2099-01-${String(1 + (n % 28)).padStart(2, '0')}`;
  const changes: [string, string, unknown][] = [
    ['PATCH', `/api/orders/${id}/status`, { status: STATUSES[n % STATUSES.length] }],
    ['PATCH', `/api/orders/${id}`, { trackingNumber: `1Z${mark}` }],
    ['PATCH', `/cms/api/orders/${id}`, { customerName: `Casey ${mark}` }],
    ['POST', `/api/orders/${id}/notes`, { text: `note ${mark}` }],
    ['POST', `/api/orders/${id}/messages`, { text: `message ${mark}` }],
    ['PATCH', `/api/orders/${id}/ready-by`, { from: day, to: day }],
  ];
  return changes[n % changes.length] ?? ['GET', '/healthz', undefined];
}

async function send(url: string, headers: object, change: ReturnType<typeof changeOf>): Promise<boolean> {
  const [method, path, body] = change;
  try {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.text();
    // The editor's save may be refused because of another change.
    expect([200, 201, 409]).toContain(answer.status);
    return answer.ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const last = <Value>(history: OrderEvent[], read: (event: OrderEvent) => Value | undefined) =>
  history.map(read).findLast((value) => value !== undefined);

function stateFrom(history: OrderEvent[]) {
  const name = ({ kind, data }: OrderEvent) =>
    kind === 'edited' ? JSON.stringify(data.changes).match(/"to":"(Casey [^"]*)"/)?.[1] : undefined;
  return {
    status: last(history, ({ kind, data }) =>
      kind === 'status' || kind === 'canceled' ? data.to : undefined,
    ),
    trackingNumber: last(history, ({ kind, data }) => (kind === 'tracking' ? data.to : undefined)),
    readyBy: last(history, ({ kind, data }) => (kind === 'ready-by' ? data.to : undefined)),
    customerName: last(history, name),
  };
}

const wasRecorded = ([, path, body]: ReturnType<typeof changeOf>, history: OrderEvent[]) => {
  const recorded = JSON.stringify(history);
  const { text, trackingNumber, customerName } = Object(body);
  const word = text ?? trackingNumber ?? customerName;
  return (
    path.endsWith('/status') ||
    path.endsWith('/ready-by') ||
    recorded.includes(`"${word}`) ||
    recorded.includes(`${word}"`)
  );
};

it('kill -9 between any two writes leaves no change without its event and no event without its change', async () => {
  const done: { id: string; change: ReturnType<typeof changeOf> }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const program = await startProgram(settings);
    const { url } = program;
    const headers = await dashboardCookie(url);
    let left = 10 + Math.floor(Math.random() * (CHANGES_A_ROUND - 20));
    const enough = gate();
    const writer = async (id: string, first: number) => {
      for (let n = first; n < first + CHANGES_A_ROUND / ORDERS; n += 1) {
        const change = changeOf(id, n, randomUUID().slice(0, 8));
        if (await send(url, headers, change)) done.push({ id, change });
        left -= 1;
        if (left === 0) enough.open();
      }
    };
    const writers = ids.flatMap((id) => [writer(id, round), writer(id, round + 3)]);
    await enough.opened;
    await program.stop('SIGKILL');
    await Promise.all(writers);
  }
  expect(done.length).toBeGreaterThan(ROUNDS * 10);
  for (const id of ids) {
    const order = await payload.db.findOne<Order>({ collection: 'orders', where: { id: { equals: id } } });
    if (!order) throw new Error(`order ${id} is gone`);
    const history = storedHistory(order);
    const { status, trackingNumber, readyBy, customerName } = stateFrom(history);
    expect({ ...order, readyBy: readyByOf(order) }).toMatchObject({
      status: status ?? 'not_received',
      ...(trackingNumber !== undefined && { trackingNumber }),
      ...(readyBy !== undefined && { readyBy }),
      ...(customerName !== undefined && { customerName }),
    });
    const unrecorded = done.filter((each) => each.id === id && !wasRecorded(each.change, history));
    expect(unrecorded).toEqual([]);
    expect(new Set(history.map((event) => event.id)).size).toBe(history.length);
  }
});
