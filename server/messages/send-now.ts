import type { Payload } from 'payload';
import { handleByKey } from '#server/outbox/handle-by-key';
import type { OutboxHandlers } from '#server/outbox/handle-row';
import { log } from '#server/tools/log';
import { fewAtOnce } from '../tools/few-at-once';
import { type MessageMail, messageMailKey, queueMessageMail } from './message-mail';

/** How long the owner waits for the mails to go out, in ms; the rest goes out without being waited for. */
const WAIT_MS = 10_000;

interface SendNow {
  payload: Payload;
  handlers: OutboxHandlers;
  mails: MessageMail[];
}

/** Queues mails and sends what can be sent within a bounded time. A failure loses nothing: the outbox has them all. */
export async function sendNow({ payload, handlers, mails }: SendNow): Promise<void> {
  const end = Date.now() + WAIT_MS;
  const work = fewAtOnce(
    mails,
    async (mail) => {
      await queueMessageMail(payload, mail);
      await handleByKey(payload, handlers, messageMailKey(mail));
    },
    () => Date.now() > end,
  ).catch((error: unknown) => log.error({ err: error }, 'messages: left to the outbox'));
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}
