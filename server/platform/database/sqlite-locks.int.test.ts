import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { refuseNewerFile } from './data-version';

const folder = mkdtempSync(join(tmpdir(), 'glove-shop-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// It runs in its own process, because waiting for a lock blocks the process.
const HOLD = `
  import Database from 'libsql';
  const db = new Database(process.argv[1]);
  db.exec('CREATE TABLE one (id INTEGER)');
  db.exec('BEGIN EXCLUSIVE');
  console.log('held');
  setTimeout(() => db.exec('COMMIT'), 500);
`;

it('a start waits while another server holds the file (rule 14.6)', async () => {
  const path = join(folder, 'shop.sqlite');
  const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLD, path]);
  const ended = once(holder, 'exit');
  await once(holder.stdout, 'data');
  await expect(refuseNewerFile(path)).resolves.toBeUndefined();
  expect(await ended).toEqual([0, null]);
});
