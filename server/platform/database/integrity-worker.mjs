// Checks a SQLite file for damage in a separate process (integrity.ts). Prints the first problem, or nothing.
import { constants, setPriority } from 'node:os';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';

// At the lowest priority, a busy machine never gets to it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [, , url] = process.argv;
const { $client } = drizzle({ connection: { url } });
const { rows } = await $client.execute('PRAGMA integrity_check(1)');
const [first] = rows.map((row) => String(row.integrity_check));
if (first !== 'ok') process.stdout.write(first ?? 'no answer');
$client.close();
