import { REPLIES_FACT } from '#domain/health/health-facts';
import { agoText } from '#domain/health/health-words';
import { plural } from '#domain/words/plural';
import { readFact } from '#server/platform/health/facts';
import { type Check, off, ok, red, warning } from '../check';

/** How long the mailbox may go unread, in ms. It's read every minute. */
const SILENT_MS = 30 * 60 * 1000;

export const replies: Check = {
  run: async ({ payload, settings: { IMAP_URL }, now, isRunning }) => {
    if (!IMAP_URL) return off("Replies to emails don't become messages.", 'Set IMAP_URL (docs/replies.md).');
    const fact = await readFact(payload, REPLIES_FACT);
    if (!fact)
      return isRunning
        ? ok("The mailbox hasn't been read yet.")
        : warning("The mailbox hasn't been read yet.", 'Start the shop.');
    const { at, problem, waiting, reason } = fact;
    const read = at ? `The mailbox was read ${agoText(at, now)}.` : "The mailbox couldn't be read yet.";
    if (problem)
      return red(
        `${read} The latest try failed: ${problem}.`,
        'Check IMAP_URL, and whether your email provider has a problem.',
      );
    if (at && now.getTime() - Date.parse(at) > SILENT_MS)
      return isRunning
        ? red(read, 'Restart the shop.')
        : warning(read, 'Replies are read again when the shop runs.');
    if (waiting === 0) return ok(read);
    const emails = plural(waiting, { one: 'email is', other: 'emails are' });
    return warning(
      `${read} ${waiting} unread ${emails} in it that didn't become messages. The newest: ${reason}`,
      'Read them in your email program. We leave them there.',
    );
  },
};
