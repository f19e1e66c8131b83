import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from '../migrations/index';
import { migrationIndex, migrationModule, statementsOf } from './migration-files.mjs';

it('writes every migration as its module has it', () => {
  for (const { name, statements } of migrations)
    expect(migrationModule(statements)).toBe(readFileSync(`migrations/${name}.ts`, 'utf8'));
});

it('lists every migration', () => {
  const names = readdirSync('migrations').flatMap((file) => /^(\d.*)\.ts$/.exec(file)?.[1] ?? []);
  expect(readFileSync('migrations/index.ts', 'utf8')).toBe(migrationIndex(names.sort()));
});

it("reads the way up of Payload's migrations, letter for letter", () => {
  const source = `export async function up({ db }) {
  await db.run(sql\`UPDATE \\\`orders\\\` SET "note" = '\\\\d' WHERE \\\`note\\\` IS NULL;\`)
  await db.run(sql\`CREATE TABLE \\\`texts\\\` (
  	\\\`id\\\` text
  );
  \`)
}

export async function down({ db }) {
  await db.run(sql\`DROP TABLE \\\`texts\\\`;\`)
}`;
  expect(statementsOf(source)).toEqual([
    'UPDATE `orders` SET "note" = \'\\d\' WHERE `note` IS NULL;',
    'CREATE TABLE `texts` (\n  \t`id` text\n  );\n  ',
  ]);
});
