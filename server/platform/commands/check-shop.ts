import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  CHECK_STATE_LABEL,
  CHECK_TITLE,
  type CheckState,
  type CheckView,
} from '#domain/health/health-checks';
import { damaged } from '../../health/check';
import { DATABASE_FILE } from '../environment/data-dir';
import { type Env, env, siteUrl } from '../environment/env';
import { inShop } from './run-tool';

/** Runs every check of a shop, whether it's running or stopped, and changes nothing (rule 23.5). */
export async function checkShop(settings: Env): Promise<CheckView[]> {
  const { checkIntegrity } = await import('../../health/checked-shop');
  const hasFile = !settings.DATABASE_URI && existsSync(join(settings.DATA_DIR, DATABASE_FILE));
  const integrity = hasFile ? await checkIntegrity(settings) : null;
  // If the file is damaged, it can't be read any further.
  if (integrity?.problem) {
    const at = new Date().toISOString();
    return [{ id: 'database', title: CHECK_TITLE.database, at, ...damaged(integrity.problem) }];
  }
  return inShop(async (payload) => {
    const { runChecks } = await import('../../health/run-checks');
    const isRunning = await isAnswering(settings);
    return runChecks({
      payload,
      settings: env(),
      now: new Date(),
      isRunning,
      integrity: async () => integrity,
    });
  });
}

const ANSWER_MS = 3000;

async function isAnswering(settings: Env): Promise<boolean> {
  const own = siteUrl({ ...settings, SITE_URL: undefined });
  try {
    return (await fetch(`${own}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    return false;
  }
}

const MARK = { red: '✗', warning: '!', ok: '✓', off: '-' } as const satisfies Record<CheckState, string>;

/** Formats a report of the checks that ends with their counts. */
export function linesFor(checks: readonly CheckView[]): string[] {
  const width = Math.max(0, ...checks.map(({ title }) => title.length));
  const indent = ' '.repeat(width + 4);
  const lines = checks.flatMap(({ state, title, found, todo }) => [
    `${MARK[state]} ${title.padEnd(width)}  ${found}`,
    ...(todo ? [`${indent}→ ${todo}`] : []),
  ]);
  const counted = (['red', 'warning'] as const).map((state) => {
    const count = checks.filter((check) => check.state === state).length;
    return `${CHECK_STATE_LABEL[state].toLowerCase()}s: ${count}`;
  });
  return [...lines, '', counted.join(', ')];
}
