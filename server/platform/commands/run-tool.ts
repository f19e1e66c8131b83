import { keepToOneself } from '../environment/data-dir';
import { SettingsError } from '../environment/env';
import { ToolError } from '../errors/system-error';

/**
 * Runs one of the owner's tools at the terminal and ends the process: what it did goes to the output with exit code 0; what
 * went wrong goes to the error output in one line with exit code 1.
 */
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
