import type { Payload, Where } from 'payload';
import type { TextKind } from '#domain/texts/text';
import { textBody } from '#domain/texts/text-body';
import { fromNow } from '#domain/wire/durations';
import { trackUrl } from '#server/orders/track-token';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { type PutOff, RefusedForGood } from '#server/platform/outbox/handle-row';
import { perShop } from '#server/platform/tools/per-shop';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Order, Text } from '../../payload-types';
import { findNumber, isBarred } from './numbers';
import type { Texts } from './open-texts';
import { type ProviderText, TextError } from './providers/provider';
import { findText, recordSent, recordSentEvent, recordState } from './record-text';
import { textsWaitUntil } from './texts-wait';

export interface Texting {
  payload: Payload;
  texts: Texts;
  siteUrl: string;
}

interface TextToSend {
  id: string;
  kind: TextKind;
  order: Order;
  shopName: string;
  isPickedUp: boolean;
}

/** After this long, a text without a response is in the provider's list if it was sent (decision 045). */
export const SETTLE_MS = 60_000;
const BUSY_MS = 60_000;
/** If the process dies, the job looks for the sent text after this long. */
const FOLLOW_MS = 10 * 60_000;

/** How many outbox workers may send texts. The others keep sending emails while the provider hangs. */
const AT_ONCE = 2;

const sendingOf = perShop(() => ({ count: 0 }));

type Sent = 'done' | 'drop' | 'later' | PutOff;

/** Sends a text once (rule 34.8). Throws to try again. */
export async function sendText(texting: Texting, toSend: TextToSend): Promise<Sent> {
  const { payload } = texting;
  const { id, order } = toSend;
  const number = order.textNumber;
  if (!number || isBarred(await findNumber(payload, number))) return 'drop';
  const now = new Date();
  const until = textsWaitUntil(now, await readShopSettings(payload));
  if (until) return { putOffMs: until.getTime() - now.getTime(), why: 'Texts wait until morning' };
  if (sendingOf(payload).count >= AT_ONCE) return 'later';
  const text = await textOf(texting, toSend, number);
  if (text.sid) return 'done';
  const claimed = await changeIf(payload, 'texts', id, {
    condition: [{ tries: { equals: text.tries } }, { sid: { exists: false } }],
    data: {
      ...{ tries: text.tries + 1, triedAt: now.toISOString(), checkAt: fromNow(FOLLOW_MS) },
      ...({ state: 'sending', rank: 0 } as const),
    },
  });
  if (!claimed) return 'later';
  const sending = sendingOf(payload);
  sending.count += 1;
  try {
    return await send(texting, claimed);
  } finally {
    sending.count -= 1;
  }
}

/** Finds out what happened to an earlier try without a response. Null if nothing was sent, so it can be sent now. */
export async function findLost(texting: Texting, id: string): Promise<Sent | null> {
  const text = await findText(texting.payload, id);
  if (!text) return null;
  // This is repeated, because there may have been a crash before the history was written.
  if (text.sid) await recordSentEvent(texting.payload, text);
  if (text.sid || (await recover(texting, text))) return 'done';
  const settled = text.triedAt ? Date.parse(text.triedAt) + SETTLE_MS : 0;
  const putOffMs = settled - Date.now();
  return putOffMs > 0 ? { putOffMs, why: 'Waiting to see whether the text went out' } : null;
}

/** Finds a text at the provider by its wording and stores it. */
export async function recover({ payload, texts }: Texting, text: Text): Promise<boolean> {
  if (!text.triedAt || !text.number) return false;
  for (const sent of await matching(texts, text)) if (await recordSent(payload, text, sent)) return true;
  return false;
}

/** In ms, because the provider's clock may be behind ours. */
const SKEW_MS = 10 * 60_000;

async function matching({ provider }: Texts, { number, body, createdAt }: Text): Promise<ProviderText[]> {
  const since = new Date(Date.parse(createdAt) - SKEW_MS).toISOString();
  const listed = await provider.list(number ?? '');
  return listed.filter((sent) => sent.body === body && sent.takenAt >= since).reverse();
}

/** Returns a text's row with its wording, which stays the same no matter how often it's tried. */
async function textOf(
  { payload, siteUrl }: Texting,
  { id, kind, order, shopName, isPickedUp }: TextToSend,
  number: string,
): Promise<Text> {
  const stored = await findText(payload, id);
  if (stored) return stored;
  const earlier: Where = { and: [{ number: { equals: number } }, { rank: { greater_than: 0 } }] };
  const isFirst = (await findAll(payload, 'texts', earlier, undefined, 1)).length === 0;
  const body = textBody({
    ...{ kind, shopName, isPickedUp, isFirst },
    gloves: Array.isArray(order.items) ? order.items.length : 1,
    link: trackUrl(payload, order, siteUrl),
  });
  const data = { id, orderId: order.id, kind, number, body, state: 'sending' as const };
  const made = await createUnlessTaken(payload, 'texts', { ...data, rank: 0, tries: 0, checks: 0 });
  const text = made ?? (await findText(payload, id));
  if (!text) throw new Error(`text ${id} could not be stored`);
  return text;
}

async function send({ payload, texts: { provider, reportTo } }: Texting, text: Text): Promise<Sent> {
  let sent: ProviderText;
  try {
    sent = await provider.send({ to: text.number ?? '', body: text.body ?? '', reportTo });
  } catch (error) {
    if (!(error instanceof TextError) || error.problem === 'away') throw error;
    // It wasn't sent, so we don't have to look for it.
    const known = { triedAt: null, checkAt: null };
    await changeIf(payload, 'texts', text.id, { data: known });
    return afterRefusal(payload, text, error);
  }
  await recordSent(payload, text, sent);
  return 'done';
}

async function afterRefusal(payload: Payload, text: Text, error: TextError): Promise<Sent> {
  const { problem, code, message, retryAfterMs } = error;
  if (problem === 'busy') return { putOffMs: retryAfterMs ?? BUSY_MS, why: message };
  // Our settings can be fixed, so it's retried for about 30 hours.
  if (problem === 'account' || !code) throw error;
  await recordState(payload, text, { state: 'failed', problem: code });
  if (ABOUT_NUMBER.test(code)) return 'drop';
  throw new RefusedForGood(message);
}

/** Problems of the number itself, which the order shows. Any other refusal is also a failure in the outbox. */
const ABOUT_NUMBER = /^(21211|21217|21610|21612|21614|30005|30006)$/;
