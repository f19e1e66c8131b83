import { keepToOneself } from '../environment/data-dir';
import { SettingsError } from '../environment/env';
import { ToolError } from '../errors/system-error';

/** Runs a command-line tool and exits: 0 with its output, or 1 with one line of error. */
export function runTool(tool: () => Promise<string>, usage: string): void {
  keepToOneself();
  tool().then(
    (done) => {
      process.stdout.write(`${done}\n`, () => process.exit(0));
    },
    (error: unknown) => {
      process.stderr.write(`${wordsFor(error, usage)}\n`, () => process.exit(1));
    },
  );
}

function wordsFor(error: unknown, usage: string): string {
  if (error instanceof ToolError || error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isUsage ? `${error.message}\nUsage: ${usage}` : (error.stack ?? error.message);
}
