import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/wire/durations';
import { testShop } from '#server/testing/test-shop';
import { version } from '../../../package.json';
import type { ToolError } from '../errors/system-error';
import { modelOf } from './read-mongo';
import { joinServers, refuseOlderServers, waitForOlderServers } from './running-servers';
import { executeOn } from './sqlite';

const OLD_SCHEMA = '20261121_141625_initial';

const { payload } = await testShop();
const isMongo = payload.db.name === 'mongoose';

const rowsIn = (shop: Payload) => modelOf(shop, 'orders').db.collection<{ _id: string }>('running_servers');

async function addOlder(until: number): Promise<void> {
  if (isMongo)
    await rowsIn(payload).insertOne({
      _id: 'older',
      ...{ version: '0.9.0', schema: OLD_SCHEMA, until: new Date(until) },
    });
  else
    await executeOn(payload)({
      sql: "INSERT INTO running_servers VALUES ('older', '0.9.0', ?, ?)",
      args: [OLD_SCHEMA, until],
    });
}

async function removeOlder(): Promise<void> {
  if (isMongo) await rowsIn(payload).deleteOne({ _id: 'older' });
  else await executeOn(payload)({ sql: "DELETE FROM running_servers WHERE id = 'older'", args: [] });
}

async function stamp(stored: string): Promise<void> {
  if (isMongo)
    await modelOf(payload, 'orders')
      .db.collection('data-version')
      .updateOne({ name: 'data' }, { $set: { version: stored } });
  else await executeOn(payload)({ sql: 'UPDATE data_version SET version = ?', args: [stored] });
}

const refused = (error: unknown) => {
  throw error;
};

describe('servers on the same data (rule 26.6)', () => {
  it('work together if their schema is the same', async () => {
    const servers = await Promise.all(
      [1, 2].map(() => joinServers(payload, { onNewerData: refused, onFailure: refused })),
    );
    const lines: string[] = [];
    await waitForOlderServers(payload, (line) => lines.push(line));
    await refuseOlderServers(payload);
    expect(lines).toEqual([]);
    for (const { leave } of servers) await leave();
  });

  it('wait until an older one has stopped, and say so once', async () => {
    await addOlder(Date.now() + HOUR_MS);
    const lines: string[] = [];
    await expect(refuseOlderServers(payload)).rejects.toThrow('A server with version 0.9.0 has started');
    const waiting = waitForOlderServers(payload, (line) => lines.push(line));
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toContain('version 0.9.0');
    await removeOlder();
    await waiting;
    expect(lines).toHaveLength(1);
  });

  it("don't wait for one that was killed a while ago", async () => {
    await addOlder(Date.now() - 1);
    await waitForOlderServers(payload, refused);
    await removeOlder();
  });

  it('stop when the data is newer, while they run or as they start', async () => {
    const found: ToolError[] = [];
    const { leave } = await joinServers(payload, {
      onNewerData: (error) => found.push(error),
      onFailure: refused,
    });
    await stamp('99.0.0');
    await expect
      .poll(() => found.map(({ message }) => message))
      .toEqual([`This data was written by version 99.0.0. This is version ${version}.`]);
    await expect(joinServers(payload, { onNewerData: refused, onFailure: refused })).rejects.toThrow(
      '99.0.0',
    );
    await stamp(version);
    await leave();
  });
});
