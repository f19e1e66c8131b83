import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import mongoose from 'mongoose';
import { z } from 'zod';
import { DATABASE_FILE } from '../platform/environment/data-dir';

const FOLDER = 'server/testing/releases';
const ENDING = '.sqlite.br';

/** The releases whose data is stored: 300 orders that the release's own code placed, paid, and worked on. */
export const RELEASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length));

/** The secret that signed the sessions in that data. */
export const RELEASE_SECRET = 'the-secret-of-this-fixture';

/** Puts a release's data into an empty folder. */
export function putRelease(release: string, dataDir: string): void {
  writeFileSync(join(dataDir, 'secret'), RELEASE_SECRET);
  const packed = readFileSync(join(FOLDER, `${release}${ENDING}`));
  writeFileSync(join(dataDir, DATABASE_FILE), brotliDecompressSync(packed));
}

const { EJSON } = mongoose.mongo.BSON;
const index = z.looseObject({ key: z.record(z.string(), z.literal([1, -1])), name: z.string() });
const document = z.looseObject({});
const stored = z.record(z.string(), z.object({ indexes: z.array(index), documents: z.array(document) }));

/** Puts the same shop, as that release stored it on MongoDB, into an empty database with its indexes. */
export async function putMongoRelease(release: string, uri: string): Promise<void> {
  const packed = readFileSync(join(FOLDER, `${release}.mongodb.br`));
  const collections = stored.parse(EJSON.parse(brotliDecompressSync(packed).toString()));
  const connection = await mongoose.createConnection(uri).asPromise();
  // A reused database still has its collections.
  await connection.dropDatabase();
  for (const [name, { indexes, documents }] of Object.entries(collections)) {
    const collection = await connection.createCollection(name);
    for (const { key, ...options } of indexes) await collection.createIndex(key, options);
    if (documents.length > 0) await collection.insertMany(documents);
  }
  await connection.close();
}
