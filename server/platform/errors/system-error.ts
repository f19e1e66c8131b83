export class ToolError extends Error {}

/** An invalid setting. Its message names the setting but never contains the value. */
export class SettingsError extends Error {}

/** Whether Node or a database failed with this code, like 'ENOENT'. */
export function hasCode(error: unknown, code: string | number): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
