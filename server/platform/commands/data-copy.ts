import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseNewerData, stampMongo } from '../database/data-version';
import { DATABASE_FILE, ensureSecret } from '../environment/data-dir';
import { setEnv } from '../environment/env';
import { ToolError } from '../errors/system-error';
import { runTool } from './run-tool';

const USAGE = 'npm run data:copy -- --from DATA_DIR --to mongodb://…';

async function copyData(): Promise<string> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  const { from, to } = values;
  if (!from || !to) throw new ToolError(`Usage: ${USAGE}`);
  if (!/^mongodb(\+srv)?:\/\//.test(to))
    throw new ToolError('--to must start with mongodb:// or mongodb+srv://');
  const dataDir = sqliteFolder(resolve(from));
  for (const DATABASE_URI of ['', to]) await refuseNewerData({ DATA_DIR: dataDir, DATABASE_URI });
  const settings = setEnv({
    DATA_DIR: dataDir,
    DATABASE_URI: '',
    PAYLOAD_SECRET: ensureSecret(dataDir),
    NODE_ENV: 'production',
  });

  const { openPayload } = await import('../process/open-payload');
  const { migrateSqlite } = await import('../database/adapter');
  const { copyShop } = await import('../copy/copy-shop');
  const source = await openPayload(settings);
  const target = await openPayload({ ...settings, DATABASE_URI: to });
  try {
    await migrateSqlite(source, { dataDir });
    const counts = await copyShop({ from: source, to: target });
    await stampMongo(target);
    const lines = [...counts].map(([collection, count]) => `  ${String(count).padStart(7)}  ${collection}`);
    return [
      'Copied and compared:',
      ...lines,
      `Start the shop with DATABASE_URI and with PAYLOAD_SECRET from ${join(dataDir, 'secret')}. Pictures stay in ${join(dataDir, 'media')}.`,
    ].join('\n');
  } finally {
    await target.destroy();
    await source.destroy();
  }
}

function sqliteFolder(path: string): string {
  const folder = existsSync(path) && statSync(path).isFile() ? dirname(path) : path;
  if (existsSync(join(folder, DATABASE_FILE))) return folder;
  throw new ToolError(`There's no ${DATABASE_FILE} in ${folder}`);
}

runTool(copyData, USAGE);
