/** What the owner reads at the terminal when a start, backup, restore or copy cannot be done. */
export class ToolError extends Error {}

/** Whether Node failed with this code, such as 'ENOENT' for a file that is not there. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
