import { keysOf } from '../words/keys-of';

/** What became of an email to the shop (rule 32.3). */
export const REPLY_STATE_LABEL = {
  posting: 'Being stored',
  posted: 'On the order',
  held: 'From another address',
  discarded: 'Discarded',
  left: 'Left in the mailbox',
} as const;
export const REPLY_STATES = keysOf(REPLY_STATE_LABEL);
