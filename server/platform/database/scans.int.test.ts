import type { mongo } from 'mongoose';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { partsOf } from '#domain/api-calls/api-call';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { watchJobs } from '#server/health/watch-jobs';
import { runJobNow } from '#server/platform/jobs/run-due-job';
import { shopJobs } from '#server/platform/process/shop-jobs';
import { replyJobs } from '#server/replies/reply-jobs';
import { call } from '#server/testing/call';
import { asAdmin } from '#server/testing/callers';
import { customerClient, ownerClient } from '#server/testing/client';
import { providersShop } from '#server/testing/providers-shop';
import { validBodies } from '#server/testing/valid-bodies';
import { readWaiting } from '#server/waiting/read-waiting';
import { fillConversations } from './fill-conversations';
import { fillMoney } from './fill-money';
import { modelOf } from './read-mongo';
import { executeOn } from './sqlite';

/** Tables that stay short even in a shop with a million orders. */
const SHORT =
  /^(services|lace_colors|admins|discounts|drawings|gallery|jobs|health|order_views|second_factors|passkeys|push_\w+|shop_\w+|payload_\w+|globals|sqlite_\w+|json_each|\(\w+-\d+\))/;
/** Erasing someone searches all emails for their address, which a key can end with. It's rare, and the index would be for nothing else. */
const ERASING = /"outbox"\."(recipient" =|key" like) \?|"(recipient|key)":\{"\$(eq|regex|options)"/;

const METRICS_TOKEN = 'a-token-for-prometheus';

/** Runs the work, and returns what read a whole long table to find something in it. */
async function scansOf(payload: Payload, work: () => Promise<void>): Promise<string[]> {
  const scans = await (payload.db.name === 'mongoose' ? mongoScans : sqliteScans)(payload, work);
  return scans.filter((scan) => !SHORT.test(scan));
}

const statement = z.object({ sql: z.string(), args: z.array(z.unknown()) });
const details = z.array(z.object({ detail: z.string() }));

async function sqliteScans(payload: Payload, work: () => Promise<void>): Promise<string[]> {
  const client = payload.db.drizzle.$client;
  const { execute } = client;
  const statements = new Set<string>();
  Reflect.set(client, 'execute', (...args: unknown[]) => {
    const { data } = statement.safeParse(args[0]);
    // A page of everything is read in the order of an index, and a page of nothing isn't read.
    if (data && / where (?!true|false)/i.test(data.sql)) statements.add(data.sql);
    return Reflect.apply(execute, client, args);
  });
  await work();
  Reflect.set(client, 'execute', execute);
  const found: string[] = [];
  for (const sql of statements) {
    if (ERASING.test(sql)) continue;
    const args = Array.from(sql.matchAll(/\?/g), () => 'x');
    const plan = await executeOn(payload)({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
    for (const { detail } of details.parse(plan.rows))
      if (detail.startsWith('SCAN ')) found.push(`${detail.slice('SCAN '.length)}: ${sql}`);
  }
  return found;
}

const READING = ['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify'];

async function mongoScans(payload: Payload, work: () => Promise<void>): Promise<string[]> {
  const { db } = modelOf(payload, 'orders');
  const client = db.getClient();
  const commands: mongo.CommandStartedEvent[] = [];
  const keep = (event: mongo.CommandStartedEvent) => {
    if (READING.includes(event.commandName)) commands.push(event);
  };
  client.on('commandStarted', keep);
  await work();
  client.off('commandStarted', keep);
  const found: string[] = [];
  for (const { commandName, command } of commands) {
    const { lsid: _session, $db, ...explain } = command;
    const plan = JSON.stringify(await client.db($db).command({ explain, verbosity: 'queryPlanner' }));
    const [scan] = /"COLLSCAN","filter":\{.+?"nss"/.exec(plan) ?? [];
    const name = String(command[commandName]).replaceAll('-', '_');
    if (scan && !(name === 'outboxes' && ERASING.test(scan))) found.push(`${name}: ${scan}`);
  }
  return found;
}

it('no job and no call reads a whole table to find something in it', async () => {
  const shop = await providersShop({ METRICS_TOKEN });
  const { payload, settings } = shop;
  const { user } = await asAdmin(payload);
  if (!user) throw new Error('no owner');
  const [owner, customer] = [await ownerClient(shop), await customerClient(shop)];
  const found = await scansOf(payload, async () => {
    await fillMoney(payload);
    await fillConversations(payload);
    for (const [name, valid] of Object.entries(validBodies(shop))) {
      const { path, ...sent } = await valid();
      await call(`${shop.url}${path}`, { ...sent, method: name.split(' ')[0] });
    }
    for (const { call: name, role, early } of API_CALLS) {
      const { method, path } = partsOf({ call: name });
      if (method === 'GET' && !path.includes(':') && !early)
        await (role === 'customer' ? customer : owner)(method, path);
    }
    await fetch(`${shop.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
    await readWaiting({ payload, user });
    const jobs = [shopJobs, watchJobs, replyJobs].flatMap((listJobs) => listJobs(payload, settings));
    for (const job of jobs) await runJobNow(payload, job);
  });
  expect(found).toEqual([]);
});
