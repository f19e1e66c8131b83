import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/make-backup';
import { prepareDataDir } from '../environment/data-dir';
import { env } from '../environment/env';
import { ToolError } from '../errors/system-error';
import { runTool } from './run-tool';

const USAGE = 'npm run restore -- FILE.tar.gz';

async function restore(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [archive, ...more] = positionals;
  if (!archive || more.length > 0) throw new ToolError(`Usage: ${USAGE}`);
  const { DATABASE_URI, DATA_DIR } = env();
  if (DATABASE_URI) throw new ToolError('Unset DATABASE_URI. Backups are restored into SQLite.');
  prepareDataDir(DATA_DIR);
  const { madeAt, files } = await restoreBackup(resolve(archive), DATA_DIR);
  return `Restored ${Object.keys(files).length} files from ${madeAt} to ${DATA_DIR}. Start the shop as usual.`;
}

runTool(restore, USAGE);
