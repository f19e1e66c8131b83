import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { STAMPS } from '#server/platform/database/data-version';
import { type Contents, expectKept, expectServed } from '#server/testing/kept-figures';
import { freshMongoDatabase } from '#server/testing/mongo-databases';
import { emptyShop, freshDataDir, runTool, startProgram, startTool } from '#server/testing/program';
import { putMongoRelease, RELEASE_SECRET, RELEASES } from '#server/testing/releases';
import { version } from '../../../package.json';

const KILLS = 10;

async function shopOf(release: string) {
  const DATABASE_URI = freshMongoDatabase();
  await putMongoRelease(release, DATABASE_URI);
  return { ...(await emptyShop(freshDataDir())), DATABASE_URI, PAYLOAD_SECRET: RELEASE_SECRET };
}

const { EJSON } = mongoose.mongo.BSON;
const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Returns text and numbers unchanged, and everything else as JSON. */
const comparable = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? value : EJSON.stringify(value);

/** Returns everything stored that a start doesn't write itself, named as on SQLite. */
async function contentsOf(uri: string): Promise<Contents> {
  const connection = await mongoose.createConnection(uri).asPromise();
  const contents: Contents = {};
  for (const { name } of await connection.listCollections()) {
    if (name === STAMPS || name === 'running_servers') continue;
    const documents = await connection.collection(name).find().toArray();
    contents[name.replaceAll('-', '_')] = documents.map(({ _id, ...fields }) => ({
      id: comparable(_id),
      ...Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [columnOf(field), comparable(value)]),
      ),
    }));
  }
  await connection.close();
  return contents;
}

async function indexedFields(uri: string): Promise<Set<string>> {
  const connection = await mongoose.createConnection(uri).asPromise();
  const indexes = await connection.collection('orders').indexes();
  await connection.close();
  return new Set(indexes.flatMap(({ key }) => Object.keys(key)));
}

describe.each(RELEASES)('data of version %s on MongoDB', (release) => {
  it('is upgraded without losing anything, and served (rule 26.4)', async () => {
    const shop = await shopOf(release);
    const before = await contentsOf(shop.DATABASE_URI);
    expect(await runTool('upgrade', [], shop)).toEqual({
      code: 0,
      output: `The data is already at version ${version}.\n`,
    });
    expectKept(before, await contentsOf(shop.DATABASE_URI));
    // MongoDB stores an ID as `_id`.
    expect(await indexedFields(shop.DATABASE_URI)).not.toContain('id');
    const { url, stop } = await startProgram(shop);
    await expectServed(url);
    expect(await stop('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('survives ten kills during its upgrade (rule 26.4)', async () => {
    const began = Date.now();
    await runTool('upgrade', [], await shopOf(release));
    const wholeMs = Date.now() - began;
    const shop = await shopOf(release);
    const before = await contentsOf(shop.DATABASE_URI);
    for (let n = 0; n < KILLS; n += 1) {
      const upgrade = startTool('upgrade', [], shop);
      const timer = setTimeout(upgrade.kill, (wholeMs * (n + Math.random())) / KILLS);
      await upgrade.done;
      clearTimeout(timer);
    }
    expect(await runTool('upgrade', [], shop)).toMatchObject({ code: 0 });
    expectKept(before, await contentsOf(shop.DATABASE_URI));
    const { url, stop } = await startProgram(shop);
    await expectServed(url);
    expect(await stop('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});
