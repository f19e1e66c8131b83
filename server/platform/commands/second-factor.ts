import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resetFactor } from '../../accounts/reset-factor';
import { refuseNewerData } from '../database/data-version';
import { DATABASE_FILE, prepareEnv } from '../environment/data-dir';
import { env } from '../environment/env';
import { ToolError } from '../errors/system-error';
import { runTool } from './run-tool';

const USAGE = 'npm run second-factor -- reset --email EMAIL';

async function secondFactor(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' } },
  });
  const { email } = values;
  if (positionals.join() !== 'reset' || !email) throw new ToolError(`Usage: ${USAGE}`);
  const { DATABASE_URI, DATA_DIR } = env();
  if (!DATABASE_URI && !existsSync(join(DATA_DIR, DATABASE_FILE)))
    throw new ToolError(`There is no shop in ${DATA_DIR}`);
  await refuseNewerData({ DATABASE_URI, DATA_DIR });
  prepareEnv();
  const { default: config } = await import('../../../payload.config');
  const { getPayload } = await import('payload');
  const payload = await getPayload({ config });
  try {
    const { wasOn, passkeys } = await resetFactor({ payload, email });
    const factor = wasOn ? 'The second factor is off' : 'There was no second factor';
    return `${factor}, ${passkeys} passkeys are removed, and ${email} is signed out everywhere. The password signs in alone now.`;
  } finally {
    await payload.destroy();
  }
}

runTool(secondFactor, USAGE);
