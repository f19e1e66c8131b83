// npm run migration -- NAME: writes the SQLite migration for changed collections.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationIndex, migrationModule, statementsOf } from './migration-files.mjs';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('usage: npm run migration -- NAME');
  process.exit(2);
}
const before = new Set(readdirSync('migrations'));
const data = mkdtempSync(join(tmpdir(), 'migration-'));
const { status } = spawnSync('npx', ['payload', 'migrate:create', name], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, DATA_DIR: data, DATABASE_URI: '', PAYLOAD_SECRET: 'only-for-writing-a-migration' },
});
rmSync(data, { recursive: true, force: true });
// If a column was renamed, the command succeeds and writes nothing.
const added = readdirSync('migrations').filter((file) => file.endsWith('.ts') && !before.has(file));
if (status !== 0 || added.length === 0) {
  console.error(
    'No migration was written. To rename a field, add the new one first and drop the old one in a second migration.',
  );
  process.exit(1);
}
for (const file of added) {
  const path = join('migrations', file);
  writeFileSync(path, migrationModule(statementsOf(readFileSync(path, 'utf8'))));
}
const names = readdirSync('migrations').filter((file) => /^\d.*\.ts$/.test(file));
writeFileSync('migrations/index.ts', migrationIndex(names.sort().map((file) => file.slice(0, -3))));
