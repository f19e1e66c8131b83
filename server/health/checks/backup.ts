import { BACKUP_FACT } from '#domain/health/health-facts';
import { agoText, sizeText } from '#domain/health/health-words';
import { whyNoBackups } from '#server/platform/backup/why-no-backups';
import type { Env } from '#server/platform/environment/env';
import { readFact } from '#server/platform/health/facts';
import { type Check, ok, red, warning } from '../check';

/** How old the last backup may be, in ms: two nights without one. */
const OLD_MS = 50 * 60 * 60 * 1000;

export const backup: Check = {
  run: async ({ payload, settings, now }) => {
    const last = await readFact(payload, BACKUP_FACT);
    const found = last?.at
      ? `The last one is from ${agoText(last.at, now)}: ${sizeText(last.bytes)} in ${last.to}.`
      : 'No encrypted backup yet.';
    const why = whyNoBackups(settings);
    if (why) {
      const none = `${found} There are no automatic backups.`;
      const todo = `For one each night, ${why}.`;
      return wantsBackups(settings) ? red(none, todo) : warning(none, todo);
    }
    const todo = 'Fix it, then run npm run backup.';
    if (last?.problem) return red(`${found} The latest one failed: ${last.problem}.`, todo);
    if (settings.BACKUP_TIME === 'off')
      return warning(
        `${found} Automatic backups are off.`,
        'Remove BACKUP_TIME=off, or run npm run backup regularly.',
      );
    if (!last?.at) return warning(found, 'Wait for the first one, or run npm run backup.');
    if (now.getTime() - Date.parse(last.at) > OLD_MS)
      return red(found, 'Look in the log for "backup" to see why, or run npm run backup.');
    if (last.notes.length > 0)
      return warning(`${found} ${last.notes.join('. ')}.`, 'See docs/deploy.md, Backups.');
    return ok(`${found} Restored and compared ${agoText(last.verifiedAt ?? last.at, now)}.`);
  },
};

const wantsBackups = ({ BACKUP_DIR, BACKUP_S3_BUCKET, BACKUP_PASSPHRASE }: Env) =>
  Boolean(BACKUP_DIR || BACKUP_S3_BUCKET || BACKUP_PASSPHRASE);
