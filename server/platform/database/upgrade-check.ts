import { z } from 'zod';
import { ToolError } from '../errors/system-error';
import type { Execute } from './sqlite';

const names = z.array(z.looseObject({ name: z.string() }));
const counted = z.tuple([z.looseObject({ rows: z.number() })]);

/** Tables that the upgrade writes itself, or that are derived from others. */
const NOT_COUNTED = /^(payload_migrations|data_version|running_servers|sqlite_.*|.*_search(ed|_.*)?)$/;

export async function countRows(execute: Execute): Promise<Map<string, number>> {
  const read = async (sql: string) => (await execute({ sql, args: [] })).rows;
  const tables = names.parse(await read("SELECT name FROM sqlite_master WHERE type = 'table'"));
  const counts = new Map<string, number>();
  for (const { name } of tables.filter((table) => !NOT_COUNTED.test(table.name))) {
    const [{ rows }] = counted.parse(await read(`SELECT count(*) AS rows FROM "${name}"`));
    counts.set(name, rows);
  }
  return counts;
}

/** Throws a ToolError if an upgrade lost rows, broke links between them, or damaged the file. Its transaction is then rolled back. */
export async function checkUpgraded(execute: Execute, before: Map<string, number>): Promise<void> {
  const after = await countRows(execute);
  for (const [table, rows] of before) {
    const kept = after.get(table);
    if (kept !== undefined && kept !== rows)
      throw refusal(`${table} had ${rows} rows and would have ${kept}`);
  }
  const [problem] = (await execute({ sql: 'PRAGMA foreign_key_check', args: [] })).rows;
  if (problem) throw refusal(`a link between rows is broken: ${JSON.stringify(problem)}`);
  const [damage] = (await execute({ sql: 'PRAGMA quick_check(1)', args: [] })).rows;
  if (damage && Object.values(damage)[0] !== 'ok')
    throw refusal(`the file is damaged: ${JSON.stringify(damage)}`);
}

const refusal = (reason: string) =>
  new ToolError(`The upgrade was undone, and nothing has changed: ${reason}.`);
