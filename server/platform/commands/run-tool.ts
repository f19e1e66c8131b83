import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { refuseNewerData } from '../database/data-version';
import { DATABASE_FILE, prepareEnv, setPrivateUmask } from '../environment/data-dir';
import { type Env, env } from '../environment/env';
import { SettingsError, ToolError } from '../errors/system-error';

export interface ToolResult {
  text: string;
  isFailed: boolean;
}

/** Runs a command-line tool. Exits with 0 and its output, or with 1 and one line of error. `--help` prints its usage only. */
export function runTool(tool: () => Promise<string | ToolResult>, usage: string): void {
  setPrivateUmask();
  const isHelp = process.argv.includes('--help');
  (isHelp ? Promise.resolve(`Usage: ${usage}`) : tool()).then(
    (done) => {
      const { text, isFailed } = typeof done === 'string' ? { text: done, isFailed: false } : done;
      process.stdout.write(`${text}\n`, () => process.exit(isFailed ? 1 : 0));
    },
    (error: unknown) => {
      process.stderr.write(`${messageFor(error, usage)}\n`, () => process.exit(1));
    },
  );
}

/** Returns the settings of an existing shop. Throws a ToolError if there's none or its data is newer. */
export async function prepareShop(): Promise<Env> {
  const { DATABASE_URI, DATA_DIR } = env();
  if (!DATABASE_URI && !existsSync(join(DATA_DIR, DATABASE_FILE)))
    throw new ToolError(`There's no shop in ${DATA_DIR}`);
  await refuseNewerData({ DATA_DIR, DATABASE_URI });
  return prepareEnv();
}

/** Opens the configured shop for a tool. Throws a ToolError if there's none or its data is newer. */
export async function inShop<Result>(work: (payload: Payload) => Promise<Result>): Promise<Result> {
  const settings = await prepareShop();
  const { openPayload } = await import('../process/open-payload');
  const payload = await openPayload(settings);
  try {
    return await work(payload);
  } finally {
    await payload.destroy();
  }
}

function messageFor(error: unknown, usage: string): string {
  if (error instanceof ToolError || error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isUsage ? `${error.message}\nUsage: ${usage}` : (error.stack ?? error.message);
}
