import type { Payload } from 'payload';
import type { Finding } from '#domain/health/health-checks';
import type { HealthFact, INTEGRITY_FACT } from '#domain/health/health-facts';
import type { Env } from '#server/platform/environment/env';

type FactOf<Kind> = Kind extends HealthFact<infer Facts> ? Facts : never;
export type Integrity = FactOf<typeof INTEGRITY_FACT>;

export interface CheckedShop {
  payload: Payload;
  settings: Env;
  now: Date;
  /** Whether the shop is running. While it's stopped, jobs and emails are expected to wait. */
  isRunning: boolean;
  integrity: () => Promise<Integrity | null>;
}

export interface Check {
  run: (shop: CheckedShop) => Promise<Finding> | Finding;
  /** Whether it takes seconds or calls an outside service. If so, the Health page shows its last result. */
  isSlow?: true;
}

export const ok = (found: string): Finding => ({ state: 'ok', found, todo: null });
export const off = (found: string, todo: string | null = null): Finding => ({ state: 'off', found, todo });
export const warning = (found: string, todo: string): Finding => ({ state: 'warning', found, todo });
export const red = (found: string, todo: string): Finding => ({ state: 'red', found, todo });
/** A restore needs an empty folder, so the damaged data has to be moved first. */
export const damaged = (problem: string): Finding =>
  red(
    `The file is damaged: ${problem}`,
    'Stop the shop, move DATA_DIR somewhere else, and restore the last backup (docs/deploy.md).',
  );
