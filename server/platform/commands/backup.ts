import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/make-backup';
import { executeOn } from '../database/sqlite';
import { env } from '../environment/env';
import { ToolError } from '../errors/system-error';
import { inShop, runTool } from './run-tool';

const USAGE = 'npm run backup [-- --to FILE.tar.gz]';

async function backup(): Promise<string> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { DATABASE_URI, DATA_DIR } = env();
  if (DATABASE_URI) {
    throw new ToolError('This shop is on MongoDB. Back it up with mongodump (see docs/deploy.md).');
  }
  const to = resolve(values.to ?? join(DATA_DIR, 'backups', `shop-${timeInName(new Date())}.tar.gz`));
  const { files } = await inShop((payload) => makeBackup(DATA_DIR, executeOn(payload), to));
  return `Saved ${files} files to ${to}. It holds customer data and the shop's secret, so keep it safe.`;
}

const timeInName = (moment: Date) =>
  moment
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .replace('T', '-');

runTool(backup, USAGE);
