import { INCOMING_TEXT_LABEL, TEXT_KIND_LABEL, TEXT_STATE_LABEL } from '#domain/texts/text';
import { choice } from './fields/typed-fields';
import { hidden } from './hidden';

/** One row per text message to a customer (rules 34.4 to 34.11). Its ID is the ID of its outbox row. */
export const texts = hidden(
  'texts',
  [
    { name: 'orderId', type: 'text', required: true },
    choice('kind', TEXT_KIND_LABEL, { required: true }),
    // In E.164. Empty once the customer is erased.
    { name: 'number', type: 'text' },
    // The text as it was sent. If the provider's answer was lost, we look for the text at the provider.
    { name: 'body', type: 'text' },
    choice('state', TEXT_STATE_LABEL, { required: true, defaultValue: 'sending' }),
    // The rank of its state. A state with a lower rank never replaces one with a higher rank.
    { name: 'rank', type: 'number', required: true, defaultValue: 0 },
    // How many times we sent it to the provider, and when we last did.
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'triedAt', type: 'date' },
    // The provider's ID. A message belongs to one row.
    { name: 'sid', type: 'text', unique: true },
    { name: 'sentAt', type: 'date' },
    { name: 'problem', type: 'text' },
    // In millionths of a dollar.
    { name: 'cost', type: 'number' },
    // When to ask the provider for its state and price. Empty once we know both.
    { name: 'checkAt', type: 'date', index: true },
    { name: 'checks', type: 'number', required: true, defaultValue: 0 },
  ],
  [{ fields: ['orderId', 'createdAt'] }, { fields: ['number', 'rank'] }, { fields: ['sentAt', 'cost'] }],
);

/** Phone numbers that opted out with STOP or can't receive texts (rules 34.3 and 34.10). */
export const textNumbers = hidden('text-numbers', [
  { name: 'number', type: 'text', required: true, unique: true },
  { name: 'stoppedAt', type: 'date' },
  { name: 'problem', type: 'text' },
  { name: 'problemAt', type: 'date' },
]);

/** Texts from customers. Each counts once (rule 34.3). */
export const incomingTexts = hidden('incoming-texts', [
  { name: 'sid', type: 'text', required: true, unique: true },
  choice('kind', INCOMING_TEXT_LABEL, { required: true }),
  // The order that the message is about. It's decided once.
  { name: 'orderId', type: 'text' },
  { name: 'isDone', type: 'checkbox', defaultValue: false },
]);
