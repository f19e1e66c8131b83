import { keysOf } from '../words/keys-of';

/** What the shop sends text messages about (rule 34.4). */
export const TEXT_KIND_LABEL = {
  received: 'Glove arrived',
  'extra-work': 'Extra work waiting',
  shipped: 'Ready or shipped',
} as const;
export type TextKind = keyof typeof TEXT_KIND_LABEL;
export const TEXT_KINDS = keysOf(TEXT_KIND_LABEL);

/** Where a text is. 'sending' until the provider has it. */
export const TEXT_STATE_LABEL = {
  sending: 'Not sent yet',
  queued: 'On its way',
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  failed: 'Failed',
} as const;
export type TextState = keyof typeof TEXT_STATE_LABEL;
export const TEXT_STATES = keysOf(TEXT_STATE_LABEL);

/** A state with a higher rank replaces one with a lower rank. The highest is final (rule 34.9). */
export const TEXT_STATE_RANK: Readonly<Record<TextState, number>> = {
  sending: 0,
  queued: 1,
  sent: 2,
  delivered: 3,
  undelivered: 3,
  failed: 3,
};

export const LAST_RANK = 3;

export const INCOMING_TEXT_LABEL = {
  stop: 'Stop',
  start: 'Start',
  help: 'Help',
  message: 'Message',
  ignored: 'Ignored',
} as const;
export type IncomingText = keyof typeof INCOMING_TEXT_LABEL;
