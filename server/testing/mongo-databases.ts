import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';

/** Databases of this run of the tests; what they leave is dropped when it ends (drop-mongo-databases.ts). */
export const databasesOf = (run: string) => `shop-test-${run}-`;

/** The environment variable with a name of its own for each run of the tests. */
export const RUN = 'TEST_MONGODB_RUN';

/** Emptied by the test that had them, with their indexes: making those anew is most of what a shop's start takes. */
const free: string[] = [];

/** The address of a database in which nothing is stored; none without a server. */
export function freshMongoDatabase(): string {
  const uri = process.env.TEST_MONGODB_URI;
  if (!uri) return '';
  const address = new URL(uri);
  address.pathname = `/${free.pop() ?? `${databasesOf(process.env[RUN] ?? '')}${randomUUID().slice(0, 8)}`}`;
  return address.href;
}

/** Empties the database of a test, if it is on a server, for the next one. Nobody may be connected to it any more. */
export async function leaveMongoDatabase(address: string): Promise<void> {
  if (!address) return;
  const connection = await mongoose.createConnection(address).asPromise();
  for (const { name } of await connection.listCollections()) await connection.collection(name).deleteMany({});
  free.push(connection.name);
  await connection.close();
}
