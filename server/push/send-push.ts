import type { Payload } from 'payload';
import type { PushSubscription } from 'web-push';
import type { PushText } from '#domain/push/push-kinds';
import { isPushAddress } from '#domain/push/push-services';
import type { PutOff } from '#server/platform/outbox/handle-row';
import { retryAfterMs } from '#server/platform/tools/json-api';
import { log } from '#server/platform/tools/log';
import { perShop } from '#server/platform/tools/per-shop';
import { type ReachableDevice, removePushDevices } from './push-devices';
import { readPushKeys } from './push-keys';

export interface PushSender {
  payload: Payload;
  siteUrl: string;
  ownerEmail: string;
  pushService?: string;
}

/** How long a service keeps a notification for a device that's off, in seconds. */
const KEEP_SECONDS = 24 * 60 * 60;
/** A service that doesn't answer must not hold up the outbox's workers. */
const TIMEOUT_MS = 10_000;
/** How many of the outbox's workers may send notifications. If a service hangs, the others go on with emails. */
const AT_ONCE = 2;
const PUT_OFF_MAX_MS = 60 * 60 * 1000;

const sendingOf = perShop(() => ({ count: 0 }));

type Sent = 'done' | 'drop' | 'later' | PutOff;

interface Push {
  device: ReachableDevice;
  text: PushText;
  /** A second notification with the same ID replaces the first. */
  id: string;
}

/** Sends a notification to a device, and deletes devices that are gone. Throws to try again. */
export async function sendPush(sender: PushSender, push: Push): Promise<Sent> {
  const sending = sendingOf(sender.payload);
  if (sending.count >= AT_ONCE) return 'later';
  sending.count += 1;
  try {
    return await afterStatus(sender, push, await post(sender, push));
  } finally {
    sending.count -= 1;
  }
}

/** Null if the device's address or keys can't be used. */
async function post(sender: PushSender, { device, text, id }: Push): Promise<Response | null> {
  const { endpoint, keys } = device;
  if (!isPushAddress(endpoint, sender.pushService)) return null;
  const request = await encrypted(sender, { endpoint, keys }, JSON.stringify({ ...text, tag: id }), id);
  if (!request) return null;
  const { 'Content-Length': _counted, ...headers } = request.headers;
  // We don't follow redirects, because they could lead anywhere.
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(request.body),
    redirect: 'manual',
    signal,
  });
  await answer.body?.cancel();
  return answer;
}

async function encrypted(
  { payload, siteUrl, ownerEmail }: PushSender,
  subscription: PushSubscription,
  text: string,
  id: string,
) {
  const keys = await readPushKeys(payload);
  const { default: webPush } = await import('web-push');
  // The address that services write to if something is wrong.
  const subject = siteUrl.startsWith('https:') ? siteUrl : `mailto:${ownerEmail}`;
  try {
    return webPush.generateRequestDetails(subscription, text, {
      vapidDetails: { subject, ...keys },
      TTL: KEEP_SECONDS,
      topic: id.replaceAll('-', ''),
    });
  } catch {
    return null;
  }
}

async function afterStatus(
  { payload }: PushSender,
  { device: { id } }: Push,
  answer: Response | null,
): Promise<Sent> {
  if (answer?.ok) return 'done';
  if (!answer || answer.status === 404 || answer.status === 410) {
    await removePushDevices(payload, { id: { equals: id } });
    return 'drop';
  }
  const why = `The push service answered ${answer.status}`;
  if (answer.status !== 429 && answer.status < 500) {
    log.warn({ device: id, status: answer.status }, 'a push service refused a notification');
    return 'drop';
  }
  const asked = retryAfterMs(answer.headers.get('retry-after'));
  if (asked === null) throw new Error(why);
  return { putOffMs: Math.min(Math.max(asked, 1000), PUT_OFF_MAX_MS), why };
}
