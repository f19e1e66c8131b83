import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PAST = [
  'await payload.db.updateOne({ collection });',
  'await payload.db?.updateMany({ collection });',
  "await payload.db['updateOne']({ collection });",
  "await Reflect.get(payload.db, 'updateOne')({ collection });",
  'const { updateOne } = payload.db;',
  'const { updateOne: write } = payload.db;',
  'await payload.db.drizzle.update(orders);',
  'await db.collections.orders.findOneAndUpdate({}, {});',
  "Reflect.get(payload.db, 'collections');",
  "import { executeOn } from '#server/platform/database/sqlite';",
  "import { modelOf as model } from '#server/platform/database/read-mongo';",
];
const FINE = [
  "await changeIf({ payload, collection: 'orders', id, data });",
  "await payload.update({ collection: 'orders', id, data });",
  'await payload.db.findOne({ collection });',
  'payload.collections.orders.config;',
];
const EXEMPT = [
  'server/platform/database/change.ts',
  'server/platform/limits/limit-store.ts',
  'server/platform/commands/backup.ts',
  'server/testing/rows.ts',
  'endpoints/orders.int.test.ts',
];
const FOLDERS = ['bench', 'cms', 'collections', 'endpoints', 'hooks', 'seed', 'server/orders'];

/** Styles that search the whole page after each change, and styles that don't. */
const SEARCHES = [
  "const shown = css`:root:has([role='dialog']) & { top: 0; }`;",
  'const shown = css`color: red;\nbody:has(p) & { top: 0; }\n`;',
];
const FINE_STYLES = [
  "const shown = css`body:has(> * > [role='dialog']) & { top: 0; }`;",
  'const shown = css`&:has(> :checked) { top: 0; }`;',
];

let tree;
let reports;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'lint-plugins-'));
  const { plugins } = JSON.parse(readFileSync('biome.json', 'utf8'));
  write('biome.json', JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }));
  for (const { path } of plugins) cpSync(path, join(tree, path), { recursive: true });
  PAST.forEach((line, number) => {
    write(`server/orders/past-${number}.ts`, line);
  });
  FINE.forEach((line, number) => {
    write(`server/orders/fine-${number}.ts`, line);
  });
  SEARCHES.forEach((line, number) => {
    write(`storefront/src/ui/search-${number}.tsx`, line);
  });
  FINE_STYLES.forEach((line, number) => {
    write(`storefront/src/ui/fine-${number}.tsx`, line);
  });
  for (const file of EXEMPT) write(file, PAST.join('\n'));
  for (const folder of FOLDERS) write(`${folder}/past.ts`, PAST[0]);
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/@biomejs/biome/bin/biome'),
      'lint',
      '--reporter=github',
      '--max-diagnostics=none',
      '.',
    ],
    { cwd: tree, encoding: 'utf8' },
  );
  reports = stdout.split('\n').filter((line) => /change-if\.ts|whole page/.test(line));
}, 60_000);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function write(file, text) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), `${text}\n`);
}

const isReported = (file) => reports.some((line) => line.includes(`/${file},`));

it.each(PAST.map((line, number) => [line, number]))('%s is an error', (_line, number) => {
  expect(isReported(`server/orders/past-${number}.ts`)).toBe(true);
});

it.each(FOLDERS)('a direct write is an error in %s', (folder) => {
  expect(isReported(`${folder}/past.ts`)).toBe(true);
});

it.each(FINE.map((line, number) => [line, number]))('%s is allowed', (_line, number) => {
  expect(isReported(`server/orders/fine-${number}.ts`)).toBe(false);
});

it.each(EXEMPT)('%s is exempt', (file) => {
  expect(isReported(file)).toBe(false);
});

it.each(SEARCHES.map((line, number) => [line, number]))('%s is an error', (_line, number) => {
  expect(isReported(`storefront/src/ui/search-${number}.tsx`)).toBe(true);
});

it.each(FINE_STYLES.map((line, number) => [line, number]))('%s is allowed', (_line, number) => {
  expect(isReported(`storefront/src/ui/fine-${number}.tsx`)).toBe(false);
});
