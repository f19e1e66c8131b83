import { type Payload, ValidationError } from 'payload';
import type { NewEvent } from '#domain/orders/order-events';
import { LAST_RANK, TEXT_KIND_LABEL, TEXT_STATE_RANK, type TextState } from '#domain/texts/text';
import { isUnreachable, STOPPED_CODE, textProblem } from '#domain/texts/text-problems';
import { fromNow } from '#domain/wire/durations';
import { findOrder } from '#server/orders/find-order';
import { BY_SHOP, changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import type { Text } from '../../payload-types';
import { markUnreachable } from './numbers';
import type { ProviderText } from './providers/provider';
import { answerByText } from './text-consent';

/** How long to wait before asking about a text, in ms. By then its state has usually been reported and its price is known. */
const CHECK_MS = 5 * 60 * 1000;

/** Stores what the provider sent for a row. False if the message belongs to another row. */
export async function recordSent(payload: Payload, text: Text, sent: ProviderText): Promise<boolean> {
  try {
    await changeIf(payload, 'texts', text.id, {
      condition: [{ sid: { exists: false } }],
      data: {
        ...{ sid: sent.sid, sentAt: sent.takenAt, triedAt: null, checkAt: fromNow(CHECK_MS), checks: 0 },
        ...({ state: 'queued', rank: TEXT_STATE_RANK.queued, problem: null } as const),
      },
    });
  } catch (error) {
    if (error instanceof ValidationError) return false;
    throw error;
  }
  await recordSentEvent(payload, text);
  const stored = await findText(payload, text.id);
  if (stored) await recordState(payload, stored, sent);
  return true;
}

export function recordSentEvent(payload: Payload, text: Text): Promise<void> {
  return addEvent(payload, text, {
    id: text.id,
    kind: 'text',
    actor: BY_SHOP,
    text: `Text sent: ${TEXT_KIND_LABEL[text.kind]}`,
    data: { text: text.kind },
  });
}

export function findText(payload: Payload, id: string): Promise<Text | null> {
  return findOne(payload, 'texts', { id: { equals: id } });
}

/** Stores a newer state and why a text failed (rules 34.9, 34.10). Late reports change nothing. */
export async function recordState(
  payload: Payload,
  text: Text,
  { state, problem }: { state: TextState; problem: string | null },
): Promise<void> {
  const rank = TEXT_STATE_RANK[state];
  if (text.rank >= rank) return;
  // This comes before the state is stored, so it's repeated after a crash.
  if (state === 'undelivered' || state === 'failed') await recordFailure(payload, text, problem);
  await changeIf(payload, 'texts', text.id, {
    condition: [{ rank: { less_than: rank } }],
    data: {
      state,
      rank,
      problem,
      ...(rank === LAST_RANK && text.sid && { checkAt: new Date().toISOString() }),
    },
  });
}

/** Returns what the customer sent, for a text that only the provider has seen. */
const STOP_WORD = 'STOP';

async function recordFailure(payload: Payload, text: Text, problem: string | null): Promise<void> {
  const { number, orderId } = text;
  if (number && problem === STOPPED_CODE) {
    const order = await findOrder(payload, orderId);
    await answerByText({ payload, number, word: STOP_WORD, order }, false);
  }
  if (number && problem && isUnreachable(problem))
    await markUnreachable(payload, number, { problem, orderId });
  const why = problem ? textProblem(problem) : 'The carrier gave no reason';
  await addEvent(payload, text, {
    id: `${text.id}:problem`,
    kind: 'text',
    actor: BY_SHOP,
    text: `Text didn't arrive: ${TEXT_KIND_LABEL[text.kind]}. ${why}`,
    data: { text: text.kind, ...(problem && { problem }) },
  });
}

/** The history stores each ID once, so this is safe to repeat. */
async function addEvent(payload: Payload, { orderId }: Text, event: NewEvent): Promise<void> {
  await changeIf(payload, 'orders', orderId, { data: { story: [event] } });
}
