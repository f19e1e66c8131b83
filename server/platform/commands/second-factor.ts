import { parseArgs } from 'node:util';
import { resetFactor } from '../../accounts/reset-factor';
import { ToolError } from '../errors/system-error';
import { inShop, runTool } from './run-tool';

const USAGE = 'npm run second-factor -- reset --email EMAIL';

async function secondFactor(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' } },
  });
  const { email } = values;
  if (positionals.join() !== 'reset' || !email) throw new ToolError(`Usage: ${USAGE}`);
  const { wasOn, passkeys } = await inShop((payload) => resetFactor({ payload, email }));
  const factor = wasOn ? 'The second factor is off' : 'There was no second factor to reset';
  return `${factor}. Removed ${passkeys} passkeys and signed ${email} out everywhere. The password alone now signs in.`;
}

runTool(secondFactor, USAGE);
