import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/make-backup';
import { refuseNewerData } from '../database/data-version';
import { executeOn } from '../database/sqlite';
import { DATABASE_FILE, prepareEnv } from '../environment/data-dir';
import { env } from '../environment/env';
import { ToolError } from '../errors/system-error';
import { runTool } from './run-tool';

const USAGE = 'npm run backup [-- --to FILE.tar.gz]';

async function backup(): Promise<string> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { DATABASE_URI, DATA_DIR } = env();
  if (DATABASE_URI) {
    throw new ToolError('This shop is on MongoDB: save it with mongodump (docs/deploy.md says how).');
  }
  if (!existsSync(join(DATA_DIR, DATABASE_FILE))) throw new ToolError(`There is no shop in ${DATA_DIR}`);
  await refuseNewerData({ DATA_DIR, DATABASE_URI });
  prepareEnv();
  const { default: config } = await import('../../../payload.config');
  const { getPayload } = await import('payload');
  const payload = await getPayload({ config });
  const to = resolve(values.to ?? join(DATA_DIR, 'backups', `shop-${timeInName(new Date())}.tar.gz`));
  try {
    const { files } = await makeBackup(DATA_DIR, executeOn(payload), to);
    return `Saved ${files} files in ${to}. It holds customers' data and the shop's secret: keep it safe.`;
  } finally {
    await payload.destroy();
  }
}

/** Like "20260131-174500", in UTC. */
const timeInName = (moment: Date) =>
  moment
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .replace('T', '-');

runTool(backup, USAGE);
