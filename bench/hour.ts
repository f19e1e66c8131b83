import sharp from 'sharp';
import { z } from 'zod';
import { PAGE_NAMES, PAGES } from '#domain/pages/pages';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { type PostOffice, startPostOffice, type WithShop } from './background';
import type { Report } from './figures';
import { OWNERS_LISTS, signIn } from './lists';
import { orderOf, sendOrders } from './orders';
import type { Measured } from './processes';

const ROUNDS = 10;
const ORDERS_A_ROUND = 100;
const PHOTOS_A_ROUND = 20;
const EMAILS_AN_ORDER = 2;
const POLL_MS = 100;

/** The size of a phone's photo, in pixels. */
const PHOTO = { width: 4032, height: 3024, channels: 3, background: '#b5763a' } as const;

const upload = z.object({ uploadURL: z.string() });
const stored = z.object({ normalizedUrls: z.tuple([z.string()]) });

const LIMIT_MB = 300;

export async function measureHour(withShop: WithShop, report: Report): Promise<void> {
  const postOffice = await startPostOffice();
  await withShop(
    { orders: 0 },
    async (shop) => {
      await useForAnHour(shop, postOffice);
      const { now, most } = shop.memory();
      report(
        `after an hour of mixed use: ${now.toFixed(0)} MB, at most ${most.toFixed(0)} MB (limit ${LIMIT_MB} MB)`,
        most <= LIMIT_MB,
      );
    },
    { SMTP_URL: postOffice.url },
  );
  postOffice.stop();
}

/** An hour of mixed use, by the minute: every page, 1,000 orders, 200 photos, their emails, and the owner's lists. */
async function useForAnHour({ url }: Measured, postOffice: PostOffice): Promise<void> {
  const headers = { Cookie: await signIn(url) };
  const [photo, order] = await Promise.all([takePhoto(), orderOf(url)]);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of PAGE_NAMES) await visit(`${url}${PAGES[name]}`, { headers });
    for (let n = 0; n < PHOTOS_A_ROUND; n += 1) await addPhoto(url, photo);
    await sendOrders(url, order, ORDERS_A_ROUND);
    for (const path of OWNERS_LISTS) await visit(`${url}${path}`, { headers });
    while (postOffice.taken() < round * ORDERS_A_ROUND * EMAILS_AN_ORDER)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function addPhoto(url: string, photo: Buffer): Promise<void> {
  const { uploadURL } = upload.parse(
    JSON.parse(await visit(`${url}/api/objects/upload`, { method: 'POST' })),
  );
  const headers = { 'Content-Type': 'image/jpeg' };
  await visit(new URL(uploadURL, url).href, { method: 'PUT', headers, body: new Uint8Array(photo) });
  const body = JSON.stringify({ urls: [uploadURL] });
  const answer = await visit(`${url}/api/objects/normalize`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const [path] = stored.parse(JSON.parse(answer)).normalizedUrls;
  for (const picture of [path, thumbnailOf(path)]) await visit(`${url}${picture}`);
}

async function visit(url: string, request?: RequestInit): Promise<string> {
  const answer = await fetch(url, request);
  const text = await answer.text();
  // These answer 404: texts that the owner hasn't written, and links without their token.
  if (answer.status >= 400 && answer.status !== 404) throw new Error(`${url} answered ${answer.status}`);
  return text;
}

const takePhoto = (): Promise<Buffer> =>
  sharp({ create: { ...PHOTO, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer();
