import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from '../migrations/index';
import { migrationIndex, migrationModule, statementsOf } from './migration-steps.mjs';

it('writes the statements of every migration as its module has them', () => {
  for (const { name, statements } of migrations)
    expect(migrationModule(statements)).toBe(readFileSync(`migrations/${name}.ts`, 'utf8'));
});

it('lists every migration', () => {
  const names = readdirSync('migrations').flatMap((file) => /^(\d.*)\.ts$/.exec(file)?.[1] ?? []);
  expect(readFileSync('migrations/index.ts', 'utf8')).toBe(migrationIndex(names.sort()));
});

it('keeps statements that no helper writes', () => {
  const sql = 'UPDATE `orders` SET "total" = 0 WHERE `total` IS NULL;';
  const source = `export async function up({ db }) {
  await db.run(sql\`${sql.replaceAll('`', '\\`')}\`)
}

export async function down({ db }) {
  await db.run(sql\`DROP TABLE \\\`orders\\\`;\`)
}`;
  expect(statementsOf(source)).toEqual([sql]);
  expect(migrationModule([sql])).toContain(`  ${JSON.stringify(sql)},`);
});
