import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const WORKER = fileURLToPath(new URL('./integrity-worker.mjs', import.meta.url));

/** Shorter than a job's lease. */
const LONGEST_MS = 9 * 60 * 1000;

const malformed = z.object({ stderr: z.string().regex(/SQLITE_(CORRUPT|NOTADB)/) });

/** Reads a whole SQLite file without blocking and returns the first damage, or null. Throws if it can't be read. */
export async function findDamage(path: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [WORKER, pathToFileURL(path).href], {
      timeout: LONGEST_MS,
      env: { NODE_ENV: 'production' },
    });
    return stdout.trim() || null;
  } catch (error) {
    if (malformed.safeParse(error).success) return 'it is malformed';
    throw error;
  }
}
