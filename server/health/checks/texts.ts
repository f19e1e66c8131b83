import type { Where } from 'payload';
import { OUTBOX_KINDS } from '#domain/email/outbox';
import { WEEK_MS } from '#domain/wire/durations';
import { plural } from '#domain/words/plural';
import { findAll } from '#server/platform/database/find';
import { type Check, off, ok, red, warning } from '../check';

const TEXT_KINDS = OUTBOX_KINDS.filter((kind) => kind.startsWith('text:'));
/** How often a text is tried in about ten minutes. */
const TRIES_MANY = 8;

export const texts: Check = {
  run: async ({ payload, settings: { TWILIO_ACCOUNT_SID, SITE_URL }, now }) => {
    if (!TWILIO_ACCOUNT_SID)
      return off("Customers don't get text messages.", 'Set TWILIO_ACCOUNT_SID (docs/texts.md).');
    if (!SITE_URL)
      return warning(
        "SITE_URL isn't set, so Twilio can't reach the shop. STOP and replies don't arrive.",
        'Set SITE_URL.',
      );
    const since = new Date(now.getTime() - WEEK_MS).toISOString();
    const rows = (...where: Where[]): Where => ({ and: [{ kind: { in: TEXT_KINDS } }, ...where] });
    const [stuck] = await findAll(
      payload,
      'outbox',
      rows({ status: { equals: 'pending' } }, { attempts: { greater_than_equal: TRIES_MANY } }),
      'createdAt',
      1,
    );
    if (stuck)
      return red(
        `Texts aren't going out: ${stuck.lastError}`,
        'Check the Twilio settings and your account there. Texts wait and go out once it works.',
      );
    const ofWeek = (...where: Where[]): Where => ({
      and: [{ updatedAt: { greater_than: since } }, ...where],
    });
    const lost = ofWeek({ state: { in: ['undelivered', 'failed'] } });
    const ignored = ofWeek({ kind: { equals: 'ignored' } });
    const [{ totalDocs: failed }, { totalDocs: strangers }] = await Promise.all([
      payload.db.count({ collection: 'texts', where: lost }),
      payload.db.count({ collection: 'incoming-texts', where: ignored }),
    ]);
    const found = `In the last week, ${plural(failed, { one: '1 text', other: `${failed} texts` })} didn't arrive, and ${strangers} from unknown numbers came in.`;
    return failed > 0
      ? warning(found, "Check your number's health in the Twilio console, and check the orders.")
      : ok(found);
  },
};
