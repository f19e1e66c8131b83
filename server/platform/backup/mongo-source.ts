import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ClientSession, Connection } from 'mongoose';
import mongoose from 'mongoose';
import {
  isUnfinished,
  markFinished,
  markUnfinished,
  STAMPS,
  WITHOUT_MARKS,
} from '#server/platform/database/data-version';
import { ToolError } from '#server/platform/errors/system-error';
import { type BackupSource, differing, type Scan, Scanning } from './backup-source';

const { BSON } = mongoose.mongo;

export const DUMP = 'mongodb';
const ENDING = '.bson';
const ATTEMPTS = 5;
const BATCH = 500;

/** Backs up a MongoDB database. Its files are in mongodump's format. */
export async function mongoSource(uri: string): Promise<BackupSource> {
  const connection = await mongoose.createConnection(uri).asPromise();
  return {
    database: 'mongodb',
    scan: (copy) => (copy ? scanMongoCopy(copy) : read(connection)),
    copyTo: async (folder) => {
      const to = join(folder, DUMP);
      await mkdir(to, { recursive: true });
      return (await isReplicaSet(connection)) ? readSnapshot(connection, to) : readQuiet(connection, to);
    },
    close: () => connection.close(),
  };
}

async function isReplicaSet(connection: Connection): Promise<boolean> {
  const hello = await connection.db?.command({ hello: 1 });
  return hello?.setName !== undefined || hello?.msg === 'isdbgrid';
}

/** Every read sees the database as of the first read. */
async function readSnapshot(connection: Connection, to: string): Promise<Scan> {
  const session = await connection.getClient().startSession({ snapshot: true });
  try {
    return await read(connection, { to, session });
  } finally {
    await session.endSession();
  }
}

/** Without a replica set, there are no snapshots, so a copy counts only if nothing changed while it was made. */
async function readQuiet(connection: Connection, to: string): Promise<Scan> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const copy = await read(connection, { to });
    const after = await read(connection);
    if (differing(copy.collections, after.collections).length === 0) return copy;
  }
  throw new ToolError(
    'The database changed during each copy. Make MongoDB a replica set, which can be copied while the shop runs.',
  );
}

interface Dump {
  to: string;
  session?: ClientSession;
}

async function read(connection: Connection, dump?: Dump): Promise<Scan> {
  const scanning = new Scanning();
  for (const name of await collectionsOf(connection)) {
    scanning.begin(name);
    const file = dump && createWriteStream(join(dump.to, `${name}${ENDING}`), { mode: 0o600, flush: true });
    const found = connection.collection(name).find(storedIn(name), { raw: true, session: dump?.session });
    for await (const document of found) {
      if (!Buffer.isBuffer(document)) throw new Error('the driver ignored the option raw');
      note(scanning, name, document);
      if (file && !file.write(document)) await once(file, 'drain');
    }
    if (file) await new Promise<void>((done, failed) => file.on('error', failed).end(done));
  }
  return scanning.result();
}

async function collectionsOf(connection: Connection): Promise<string[]> {
  const names = (await connection.listCollections()).map(({ name }) => name);
  return names.filter((name) => !name.startsWith('system.')).toSorted();
}

const storedIn = (collection: string) => (collection === STAMPS ? WITHOUT_MARKS : {});

function note(scanning: Scanning, collection: string, document: Uint8Array): void {
  scanning.add(collection, document);
  if (collection === 'uploads' || collection === 'media')
    scanning.addPhoto(collection, BSON.deserialize(document));
}

/** Reads a copy in a folder. Throws a ToolError if it ends early. */
export async function scanMongoCopy(copy: string): Promise<Scan> {
  const folder = join(copy, DUMP);
  const scanning = new Scanning();
  for (const file of (await readdir(folder)).toSorted()) {
    const name = basename(file, ENDING);
    scanning.begin(name);
    for await (const document of readDocuments(join(folder, file))) note(scanning, name, document);
  }
  return scanning.result();
}

/** Splits a file into documents. Each document starts with its length. */
async function* readDocuments(path: string): AsyncGenerator<Buffer> {
  let pending = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 4 && pending.length >= pending.readInt32LE(0)) {
      const length = pending.readInt32LE(0);
      yield pending.subarray(0, length);
      pending = pending.subarray(length);
    }
  }
  if (pending.length > 0) throw new ToolError(`This backup is damaged: ${basename(path)} ends in the middle`);
}

/** Throws a ToolError if a database already has a shop in it. A half-restored shop doesn't count. */
export async function refuseMongoShop(uri: string): Promise<void> {
  await onDatabase(uri, async (connection) => {
    if (!(await isUnfinished(connection, 'restoring'))) await refuseUsed(connection);
  });
}

/** Fills an empty database from a copy and reads it back. A repeat starts over. No shop opens it until `finishMongo`. */
export async function restoreMongo(uri: string, copy: string): Promise<Scan> {
  return onDatabase(uri, async (connection) => {
    await markUnfinished(connection, 'restoring');
    // An earlier try may have used another backup.
    for (const name of await collectionsOf(connection))
      await connection.collection(name).deleteMany(storedIn(name));
    const folder = join(copy, DUMP);
    for (const file of await readdir(folder)) {
      const collection = connection.collection(basename(file, ENDING));
      let batch: object[] = [];
      const store = async () => {
        if (batch.length > 0) await collection.insertMany(batch);
        batch = [];
      };
      for await (const document of readDocuments(join(folder, file))) {
        // Keeps numbers in the types they have.
        batch.push(BSON.deserialize(document, { promoteValues: false, promoteBuffers: false }));
        if (batch.length === BATCH) await store();
      }
      await store();
    }
    return read(connection);
  });
}

/** Lets shops open a database that was restored and compared, whose secret is in place. */
export async function finishMongo(uri: string): Promise<void> {
  await onDatabase(uri, (connection) => markFinished(connection, 'restoring'));
}

async function onDatabase<Result>(
  uri: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await mongoose.createConnection(uri).asPromise();
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function refuseUsed(connection: Connection): Promise<void> {
  for (const { name } of await connection.listCollections())
    if ((await connection.collection(name).findOne({})) !== null)
      throw new ToolError(`The database ${connection.name} already holds a shop. Restore into an empty one.`);
}
