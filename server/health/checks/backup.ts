import { BACKUP_FACT } from '#domain/health/health-facts';
import { agoText, sizeText } from '#domain/health/health-words';
import { readFact } from '#server/platform/health/facts';
import { type Check, ok, red, warning } from '../check';

/** In ms. Two nights without a backup. */
const OLD_MS = 50 * 60 * 60 * 1000;

export const backup: Check = {
  run: async ({ payload, now }) => {
    const last = await readFact(payload, BACKUP_FACT);
    const todo = 'Run npm run backup, and keep a copy on another machine.';
    if (!last) return warning('No backup yet.', todo);
    const { at, to, bytes, verifiedAt, problem } = last;
    const found = at
      ? `The last one is from ${agoText(at, now)}: ${sizeText(bytes)} in ${to}.`
      : 'No backup yet.';
    if (problem) return red(`${found} The newest one failed: ${problem}`, todo);
    if (!at || now.getTime() - Date.parse(at) > OLD_MS) return red(found, todo);
    if (!verifiedAt) return warning(`${found} It was never restored to check it.`, todo);
    return ok(`${found} Restored and compared ${agoText(verifiedAt, now)}.`);
  },
};
