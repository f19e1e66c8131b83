import type { Where } from 'payload';
import { OUTBOX_KINDS, REFUSED_ADDRESS } from '#domain/email/outbox';
import { agoText } from '#domain/health/health-words';
import { WEEK_MS } from '#domain/wire/durations';
import { plural } from '#domain/words/plural';
import { findAll } from '#server/platform/database/find';
import { type Check, off, ok, red, warning } from '../check';

const EMAIL_KINDS = OUTBOX_KINDS.filter((kind) => kind.startsWith('mail:'));
/** How often an email is tried in about ten minutes. */
const TRIES_MANY = 8;

const emails = (...conditions: Where[]): Where => ({ and: [{ kind: { in: EMAIL_KINDS } }, ...conditions] });

export const email: Check = {
  isSlow: true,
  run: async ({ payload, settings: { SMTP_URL, DATA_DIR, SITE_URL }, now }) => {
    if (!SMTP_URL) {
      const found = `Emails are saved as files in ${DATA_DIR}/outbox. No one gets them.`;
      const todo = 'Set SMTP_URL.';
      return SITE_URL ? warning(found, todo) : off(found, todo);
    }
    const sent = emails({ status: { equals: 'sent' } });
    const stuck = emails({ status: { equals: 'pending' } }, { attempts: { greater_than_equal: TRIES_MANY } });
    const [last] = await findAll(payload, 'outbox', sent, '-updatedAt', 1);
    const [waiting] = await findAll(payload, 'outbox', stuck, 'createdAt', 1);
    const bounced = emails(
      { status: { equals: 'failed' } },
      { updatedAt: { greater_than: new Date(now.getTime() - WEEK_MS).toISOString() } },
      { lastError: { contains: REFUSED_ADDRESS } },
    );
    const { totalDocs: bounces } = await payload.db.count({ collection: 'outbox', where: bounced });
    const refused = plural(bounces, { one: '1 address was', other: `${bounces} addresses were` });
    const found = [
      last ? `The last one was sent ${agoText(last.updatedAt, now)}.` : 'None sent yet.',
      bounces > 0 ? ` ${refused} refused in the last week.` : '',
    ].join('');
    // If later emails were sent, only this email has a problem.
    if (waiting && (!last || last.updatedAt < waiting.createdAt))
      return red(
        `${found} Emails aren't going out: ${waiting.lastError}`,
        'Check SMTP_URL, and whether your mail provider has a problem. Emails wait and go out once it works.',
      );
    if (bounces > 0)
      return warning(found, 'Open Outgoing email in the editor to see which, and correct the addresses.');
    return ok(found);
  },
};
