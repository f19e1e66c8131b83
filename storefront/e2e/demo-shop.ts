import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const OWNER = { email: 'owner@glove-shop.example', password: 'the-owners-password' } as const;

// The main process chooses the folder. Its workers run this file too and must get the same one.
if (process.env.TEST_WORKER_INDEX === undefined) {
  process.env.E2E_DATA_DIR = join(tmpdir(), `glove-shop-e2e-${crypto.randomUUID()}`);
}

/** The shop's database and outbox, deleted when the run ends. */
export const DATA_DIR = process.env.E2E_DATA_DIR ?? '';
