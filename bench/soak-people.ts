import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { SHIPPING_FEE, shippingCharge } from '#domain/orders/delivery';
import { orderAnswer } from '#domain/orders/order-contract';
import { PAGE_NAMES, PAGES } from '#domain/pages/pages';
import { centsToDecimal } from '#domain/wire/money';
import { OWNERS_LISTS } from './lists';
import type { SoakShop } from './soak-shop';

/** What the soak itself knows about an order. `id` is null until the shop has answered. */
export interface Placed {
  key: string;
  body: string;
  total: number;
  isOnline: boolean;
  id: string | null;
}

export interface Soak {
  shop: SoakShop;
  orders: Placed[];
  surprises: Map<string, number>;
  counts: Record<'photos' | 'webhooks' | 'refunds' | 'changes' | 'visits', number>;
  isOver: () => boolean;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export const chance = (part: number) => Math.random() < part;
const RETRY_MS = 2_000;
const RETRIES = 15;
const services = z.array(z.object({ id: z.string(), price: z.number(), active: z.number() }));

interface Ask {
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** Repeats a request after a lost connection, a 429, or a 5xx. Returns null when it gives up. */
async function ask(soak: Soak, path: string, request: Ask = {}, tries = RETRIES): Promise<unknown> {
  for (let n = 0; n < tries; n += 1) {
    const answer = await fetch(`${soak.shop.url()}${path}`, {
      ...request,
      headers: { 'Content-Type': 'application/json', ...request.headers },
    }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (answer && typeof text === 'string' && answer.status < 429)
      return answer.status < 400 ? parsed(text) : noteSurprise(soak, request.method, path, answer.status);
    await pause(RETRY_MS);
  }
  return null;
}

const EXPECTED = new Set([401, 402, 404, 409]);

function noteSurprise({ surprises }: Soak, method = 'GET', path: string, status: number): null {
  const call = `${method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9A-Z]{17}/g, ':id')} ${status}`;
  if (!EXPECTED.has(status)) surprises.set(call, (surprises.get(call) ?? 0) + 1);
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** Places orders, with a photo in every tenth. Half of them are paid online. */
export async function customer(soak: Soak, n: number, photo: Buffer): Promise<void> {
  const offered = services.safeParse(await ask(soak, '/api/services')).data ?? [];
  const chosen = offered.filter(({ active }) => active === 1)[n % offered.length];
  // The shop was down for too long, so this customer left.
  if (!chosen) return;
  const isOnline = n % 2 === 0;
  const deliveryMethod = n % 4 === 0 ? 'ship' : 'dropoff';
  const photos = n % 10 === 0 ? await addPhoto(soak, photo) : [];
  const order: Placed = {
    key: randomUUID(),
    total: chosen.price + shippingCharge(deliveryMethod, SHIPPING_FEE),
    isOnline,
    id: null,
    body: JSON.stringify({
      customerName: `Robin Shortstop ${n}`,
      customerEmail: `robin-${n}@soak.example`,
      customerPhone: '555 010 2030',
      deliveryMethod,
      shippingAddress: deliveryMethod === 'ship' ? '1 Diamond Way\nCooperstown, NY 13326' : '',
      paymentMethod: isOnline ? 'paypal' : 'pay_in_person',
      items: [{ serviceId: chosen.id, gloveDetails: 'A 12 inch infield glove', gloveImages: photos }],
    }),
  };
  soak.orders.push(order);
  await place(soak, order);
  if (order.isOnline && order.id) await pay(soak, order.id, order.total);
}

/** Sends an order. It has the same key no matter how often it's sent. */
export async function place(soak: Soak, order: Placed): Promise<void> {
  const headers = { 'Idempotency-Key': order.key };
  const answer = await ask(soak, '/api/orders', { method: 'POST', body: order.body, headers });
  order.id = orderAnswer.safeParse(answer).data?.orderId ?? null;
}

async function addPhoto(soak: Soak, photo: Buffer): Promise<string[]> {
  const link = z
    .object({ uploadURL: z.string() })
    .safeParse(await ask(soak, '/api/objects/upload', { method: 'POST', body: '{}' })).data;
  if (!link) return [];
  const { pathname, search } = new URL(link.uploadURL, 'http://shop.example');
  const headers = { 'Content-Type': 'image/jpeg' };
  const sent = await ask(soak, `${pathname}${search}`, {
    method: 'PUT',
    body: new Uint8Array(photo),
    headers,
  });
  // Without an answer in all that time, people send the order without the photo.
  if (sent === null) return [];
  const body = JSON.stringify({ urls: [link.uploadURL] });
  const answer = await ask(soak, '/api/objects/normalize', { method: 'POST', body });
  const urls = z.object({ normalizedUrls: z.array(z.string()) }).safeParse(answer).data?.normalizedUrls ?? [];
  soak.counts.photos += urls.length;
  return urls;
}

async function pay(soak: Soak, orderId: string, total: number): Promise<void> {
  const { paypal } = soak.shop;
  const order = { orderId, amount: centsToDecimal(total), currency: 'USD', intent: 'CAPTURE' };
  const begun = await ask(soak, '/order', { method: 'POST', body: JSON.stringify(order) });
  const id = z.object({ id: z.string() }).safeParse(begun).data?.id;
  if (!id) return;
  paypal.approve(id);
  // Some people close the window here. PayPal may still have their approval.
  if (chance(0.05)) return;
  await ask(soak, `/order/${id}/capture`, { method: 'POST', body: '{}' });
  if (chance(0.5)) await notify(soak, id);
}

/** Sends PayPal's webhook event late, up to three times. */
async function notify(soak: Soak, id: string): Promise<void> {
  const { paypal, url } = soak.shop;
  const event = randomUUID();
  for (let times = 0; times < 1 + Math.floor(Math.random() * 3); times += 1) {
    if (chance(0.3)) await pause(Math.random() * 20_000);
    if (!paypal.orders.get(id)?.captures.length) return;
    const resource = paypal.captureResource(id);
    const sent = await paypal
      .notify(url(), 'PAYMENT.CAPTURE.COMPLETED', resource, { id: `WH-${event}` })
      .catch(() => 0);
    soak.counts.webhooks += sent > 0 ? 1 : 0;
  }
}

const listed = z.array(z.object({ id: z.string(), status: z.string(), amountPaid: z.number() }));
const NEXT: Readonly<Record<string, string>> = { not_received: 'received', received: 'in-progress' };

/** What the owner does: looks at lists, takes a few gloves to their next step, writes a note, makes a refund. */
export async function owner(soak: Soak): Promise<void> {
  const headers = { Cookie: await soak.shop.ownerCookie() };
  for (const path of OWNERS_LISTS) if (chance(0.2)) await visit(soak, path, headers);
  const rows = listed.safeParse(await ask(soak, '/api/orders?limit=20', { headers })).data ?? [];
  for (const { id, status, amountPaid } of rows) {
    const on = (part: string, body: object, method = 'POST') =>
      ask(soak, `/api/orders/${id}${part}`, {
        method,
        body: JSON.stringify(body),
        headers: { ...headers, 'Idempotency-Key': randomUUID() },
      });
    if (chance(0.3) && NEXT[status]) {
      await on('/status', { status: NEXT[status] }, 'PATCH');
      soak.counts.changes += 1;
    }
    if (chance(0.1)) await on('/notes', { text: 'The heel pad is loose.' });
    if (chance(0.05) && amountPaid > 0) {
      const refund = {
        amount: 500,
        method: 'paypal',

        reason: 'A part is not needed',
        notify: true,
      };
      if ((await on('/refunds', refund)) !== null) soak.counts.refunds += 1;
    }
  }
}

export async function visitor(soak: Soak): Promise<void> {
  for (const name of PAGE_NAMES) {
    await visit(soak, PAGES[name], {});
    await pause(Math.random() * 500);
  }
}

async function visit(soak: Soak, path: string, headers: Record<string, string>): Promise<void> {
  await ask(soak, path, { headers }, 3);
  soak.counts.visits += 1;
}
