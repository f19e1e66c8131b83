import { parseArgs } from 'node:util';
import { programVersion } from '../database/data-version';
import { putBack } from '../database/upgrade-copy';
import { env } from '../environment/env';
import { ToolError } from '../errors/system-error';
import { prepareShop, runTool } from './run-tool';

const USAGE = 'npm run upgrade [-- back]';

async function upgrade(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [word, ...more] = positionals;
  if (more.length > 0 || (word && word !== 'back')) throw new ToolError(`Usage: ${USAGE}`);
  if (word) return goBack();
  const settings = await prepareShop();
  const { openShop } = await import('../process/open-shop');
  const { payload, isUpgraded } = await openShop(settings, 'upgrade', (line) => {
    process.stdout.write(`${line}\n`);
  });
  await payload.destroy();
  if (!isUpgraded) return `The data is already at version ${programVersion()}.`;
  const { checkShop, linesFor } = await import('./check-shop');
  const checks = await checkShop(settings);
  const toSee = checks.filter(({ state }) => state === 'red' || state === 'warning');
  return [...linesFor(toSee), 'The data is upgraded. Start the shop now.'].join('\n');
}

/** Restores the database to its state before the last upgrade. The shop must be stopped. */
async function goBack(): Promise<string> {
  const { DATABASE_URI, DATA_DIR } = env();
  if (DATABASE_URI) throw new ToolError('This shop is on MongoDB. Restore its last backup to go back.');
  const kept = await putBack(DATA_DIR);
  return `The database is as it was before the upgrade. Start the version you had then. Orders since then are only in ${kept}.`;
}

runTool(upgrade, USAGE);
