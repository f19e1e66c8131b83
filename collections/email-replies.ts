import { REPLY_STATE_LABEL } from '#domain/replies/reply-states';
import { internal, secret } from './fields/common-fields';
import { choice } from './fields/typed-fields';
import { hidden } from './hidden';

/** One row per email that became a message, waits for the owner, or couldn't be matched (rule 32.3). */
export const emailReplies = hidden(
  'email-replies',
  [
    // A hash of the email's Message-ID and sender, so each email counts once.
    { name: 'key', type: 'text', required: true, unique: true, ...secret },
    choice('state', REPLY_STATE_LABEL, { required: true }),
    { name: 'orderId', type: 'text' },
    { name: 'fromAddress', type: 'text', ...internal },
    { name: 'fromName', type: 'text', ...internal },
    // The new text, without quotes and signatures, and the full text.
    { name: 'text', type: 'textarea', ...internal },
    { name: 'fullText', type: 'textarea', ...internal },
    { name: 'photos', type: 'json' },
    // The names of attachments that weren't saved.
    { name: 'files', type: 'json' },
    { name: 'sentAt', type: 'date' },
    // Why it waits for the owner or stayed in the mailbox.
    { name: 'reason', type: 'text' },
    { name: 'mailbox', type: 'text' },
    { name: 'uid', type: 'number' },
  ],
  [
    { fields: ['orderId', 'state', 'createdAt'] },
    { fields: ['fromAddress', 'createdAt'] },
    { fields: ['state', 'mailbox', 'uid'] },
  ],
);

/** One row per address that email doesn't reach (rule 32.8). When the owner dismisses the warning, the row is removed. */
export const emailProblems = hidden('email-problems', [
  { name: 'address', type: 'text', required: true, unique: true },
  // The mail server's answer.
  { name: 'reason', type: 'text', required: true },
  { name: 'bouncedAt', type: 'date', required: true },
]);
