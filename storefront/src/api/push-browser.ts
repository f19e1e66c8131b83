import { WORKER_PATH } from '#domain/app/app-manifest';
import { PAGES } from '#domain/pages/pages';
import type { NewPushDevice } from '#domain/push/push-contract';
import * as texts from './dashboard-texts';

export type Subscription = Pick<NewPushDevice, 'endpoint' | 'keys'>;

const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Returns why this browser can't show notifications here. Null if it can. */
export function noPush(): string | null {
  if (!window.isSecureContext) return texts.pushNeedsHttps;
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';
  if (!isSupported) return isApple() ? texts.pushNeedsHomeScreen : texts.browserCantPush;
  return Notification.permission === 'denied' ? texts.pushIsBlocked : null;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(PAGES.admin);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** This browser's push address. Null while notifications are off. */
export async function currentEndpoint(): Promise<string | null> {
  return (await currentSubscription())?.endpoint ?? null;
}

/** Asks for permission and subscribes this browser. Null if the person doesn't allow it. */
export async function subscribe(publicKey: string): Promise<Subscription | null> {
  // This comes first, because Safari asks only in response to a press.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER_PATH, { scope: PAGES.admin });
  const { pushManager } = await navigator.serviceWorker.ready;
  // It may belong to a key that the shop no longer has.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, keys: { p256dh, auth } };
}

export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
