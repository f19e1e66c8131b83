
/** Names of files that are still being written begin like this; nobody asks for one, and no backup holds one. */
export const PART = '.part-';

/** Whether a failure is the one with this code, such as 'ENOENT' for a file that is not there. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
