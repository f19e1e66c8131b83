/** What happened to an email to the shop (rule 32.3). */
export const REPLY_STATE_LABEL = {
  posting: 'Saving',
  posted: 'On the order',
  held: 'From another address',
  discarded: 'Discarded',
  left: 'Left in the mailbox',
} as const;

export const HELD_WHY = {
  other: 'From another address',
  forged: 'The mail server says the sender is forged',
} as const;

export const LEFT_WHY = {
  unmatched: "It doesn't answer an email about an order.",
  deleted: 'Its order was deleted.',
  erased: 'Its customer was erased.',
  list: 'It came through a mailing list.',
  invitation: "It's a calendar invitation.",
  encrypted: "It's encrypted.",
  full: "Its order's history is full.",
  tooMany: 'Too many emails came at once.',
  empty: 'It has no text and no photos.',
  unreadable: "It can't be read.",
} as const;
export type LeftWhy = keyof typeof LEFT_WHY;
