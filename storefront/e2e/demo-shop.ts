import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The editor's login of the shop that the browser tests visit. */
export const OWNER = { email: 'owner@glove-shop.example', password: 'the-owners-password' } as const;

// The first process chooses the folder; its workers evaluate this file too, and must come to the same one.
if (process.env.TEST_WORKER_INDEX === undefined) {
  process.env.E2E_DATA_DIR = join(tmpdir(), `glove-shop-e2e-${crypto.randomUUID()}`);
}

/** Where that shop keeps its database and outbox; gone when the run ends. */
export const DATA_DIR = process.env.E2E_DATA_DIR ?? '';
