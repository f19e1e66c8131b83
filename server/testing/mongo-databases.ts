import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';

/** Prefix of a test run's databases, which are dropped when it ends (drop-mongo-databases.ts). */
export const databasesOf = (run: string) => `shop-test-${run}-`;

/** The environment variable with the test run's unique name. */
export const RUN = 'TEST_MONGODB_RUN';

/** Emptied databases are reused, because creating the indexes takes most of a shop's start. */
const free: string[] = [];

/** Returns the URI of an empty database, or '' without a server. */
export function freshMongoDatabase(): string {
  const uri = process.env.TEST_MONGODB_URI;
  if (!uri) return '';
  const address = new URL(uri);
  address.pathname = `/${free.pop() ?? `${databasesOf(process.env[RUN] ?? '')}${randomUUID().slice(0, 8)}`}`;
  return address.href;
}

/** Empties a test's database for the next test. Nothing may be connected to it anymore. */
export async function leaveMongoDatabase(address: string): Promise<void> {
  if (!address) return;
  const connection = await mongoose.createConnection(address).asPromise();
  for (const { name } of await connection.listCollections()) await connection.collection(name).deleteMany({});
  free.push(connection.name);
  await connection.close();
}
