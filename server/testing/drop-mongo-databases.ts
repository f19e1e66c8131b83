import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { databasesOf, RUN } from './mongo-databases';

/** Names a test run, and drops its leftover databases when it ends. */
export default function nameRun() {
  const uri = process.env.TEST_MONGODB_URI;
  const run = randomUUID().slice(0, 8);
  process.env[RUN] = run;
  return async () => {
    if (!uri) return;
    const server = await mongoose.createConnection(uri).asPromise();
    const { databases } = await server.listDatabases();
    const left = databases.filter(({ name }) => name.startsWith(databasesOf(run)));
    for (const { name } of left) await server.getClient().db(name).dropDatabase();
    await server.close();
  };
}
