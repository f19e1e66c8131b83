export class ToolError extends Error {}

/** A bad setting. Its message names it and never has its value. */
export class SettingsError extends Error {}

/** Whether Node failed with this code, like 'ENOENT'. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
