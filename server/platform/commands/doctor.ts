import { parseArgs } from 'node:util';
import { setEnv } from '../environment/env';
import { checkShop, linesFor } from './check-shop';
import { runTool, type ToolResult } from './run-tool';

const USAGE = 'npm run doctor [-- --json]';

/** Prints every check of the shop (rule 23.5). Fails if one is red. */
async function doctor(): Promise<ToolResult> {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
  const settings = setEnv({ LOG_LEVEL: values.json ? 'silent' : 'error' });
  const checks = await checkShop(settings);
  return {
    text: values.json ? JSON.stringify({ checks }, null, 2) : linesFor(checks).join('\n'),
    isFailed: checks.some(({ state }) => state === 'red'),
  };
}

runTool(doctor, USAGE);
