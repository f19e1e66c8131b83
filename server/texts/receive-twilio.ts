import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { text as plainText } from '#domain/customers/person';
import { MESSAGE_MAX } from '#domain/orders/order-events';
import { isOver } from '#domain/orders/order-status';
import type { IncomingText } from '#domain/texts/text';
import { plural } from '#domain/words/plural';
import { addToHistory, customerOn, NOT_ERASED } from '#server/orders/add-to-history';
import { findOrder } from '#server/orders/find-order';
import { isFull } from '#server/orders/present-order';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { log } from '#server/platform/tools/log';
import { findNumber } from './numbers';
import { twilioState } from './providers/twilio/twilio-shapes';
import { recordState } from './record-text';
import { answerByText, orderOfNumber } from './text-consent';

/** Twilio's own words for opting out and in. Twilio answers them, and HELP, itself. */
const STOP = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const YES = 'YES';
const START = ['START', YES, 'UNSTOP'];
const HELP = ['HELP', 'INFO'];

/** Handles a signed form from Twilio: a delivery report, or a text from a customer. Each counts once. */
export async function receiveTwilio(payload: Payload, form: URLSearchParams): Promise<void> {
  const sid = form.get('MessageSid') ?? form.get('SmsSid');
  const status = form.get('MessageStatus');
  if (!sid) return;
  if (status) return receiveReport(payload, sid, status, form.get('ErrorCode'));
  const [number, body] = [form.get('From'), form.get('Body')];
  if (number && body !== null)
    await receiveText(payload, {
      sid,
      number,
      body,
      optOut: form.get('OptOutType'),
      attachments: Number(form.get('NumMedia') ?? 0),
    });
}

async function receiveReport(
  payload: Payload,
  sid: string,
  status: string,
  problem: string | null,
): Promise<void> {
  const state = twilioState(status);
  const text = await findOne(payload, 'texts', { sid: { equals: sid } });
  // If a report comes before we know the text, the job catches up later.
  if (text && state) await recordState(payload, text, { state, problem });
}

interface FromCustomer {
  sid: string;
  number: string;
  body: string;
  optOut: string | null;
  attachments: number;
}

async function receiveText(payload: Payload, incoming: FromCustomer): Promise<void> {
  const { sid, number, body, attachments } = incoming;
  const order = await orderOfNumber(payload, number, ({ status }) => !isOver(status));
  const isStopped = Boolean((await findNumber(payload, number))?.stoppedAt);
  const wanted = kindOf(incoming, isStopped);
  const kind = wanted === 'message' && !order ? 'ignored' : wanted;
  // The first delivery decides which order the text is about. A repeated one finishes what a crash left undone.
  const row =
    (await createUnlessTaken(payload, 'incoming-texts', {
      ...{ id: randomUUID(), sid, kind, isDone: false },
      ...(order && { orderId: order.id }),
    })) ?? (await findOne(payload, 'incoming-texts', { sid: { equals: sid } }));
  if (!row || row.isDone) return;
  if (row.kind === 'stop' || row.kind === 'start')
    await answerByText(
      { payload, number, word: body.trim().slice(0, WORD_MAX), order },
      row.kind === 'start',
    );
  if (row.kind === 'message' && row.orderId)
    await postText(payload, { orderId: row.orderId, sid, body, attachments });
  if (row.kind === 'ignored') log.info({ sid }, 'texts: ignored one from a number nobody gave us');
  await changeIf(payload, 'incoming-texts', row.id, { data: { isDone: true } });
}

const WORD_MAX = 100;

const wordIn = (text: string) =>
  text
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .toUpperCase();

function kindOf({ body, optOut }: FromCustomer, isStopped: boolean): IncomingText {
  const word = wordIn(optOut ?? body);
  if (STOP.includes(word)) return 'stop';
  // Unless the customer had opted out, a yes is an answer to us.
  if (wordIn(body) === YES && !isStopped) return 'message';
  if (START.includes(word)) return 'start';
  return HELP.includes(word) ? 'help' : 'message';
}

interface Posted {
  orderId: string;
  sid: string;
  body: string;
  attachments: number;
}

async function postText(payload: Payload, { orderId, sid, body, attachments }: Posted): Promise<void> {
  const order = await findOrder(payload, orderId);
  const text = plainText.safeParse(body.slice(0, MESSAGE_MAX)).data ?? '';
  // We don't fetch photos sent by text, but the message says that there were some.
  const files =
    attachments > 0 ? [plural(attachments, { one: 'a photo', other: `${attachments} photos` })] : [];
  if (!order || isFull(order) || (!text && files.length === 0)) return;
  const data = { channel: 'text', ...(files.length > 0 && { files }) };
  const message = { kind: 'message', id: `text:${sid}`, text, data, condition: NOT_ERASED } as const;
  await addToHistory({ payload, order, by: customerOn(order), ...message });
}
