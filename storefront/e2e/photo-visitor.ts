import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { normalizeAnswer, uploadAnswer } from '#domain/photos/upload-contract';
import type { HasRequest } from './order-visitor';

/** Returns a one-color picture as a phone would send it. */
export async function photo(name: string, background: string) {
  const create = { width: 1200, height: 900, channels: 3, background } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** Uploads a one-color picture by API and returns its path. */
export async function uploadPhoto(page: HasRequest, background: string): Promise<string> {
  const upload = await page.request.post('/api/objects/upload', { data: {} });
  const { uploadURL } = uploadAnswer.parse(await upload.json());
  const { mimeType, buffer: data } = await photo('glove.jpg', background);
  await page.request.put(uploadURL, { data, headers: { 'Content-Type': mimeType } });
  const answer = await page.request.post('/api/objects/normalize', { data: { urls: [uploadURL] } });
  return normalizeAnswer.parse(await answer.json()).normalizedUrls[0] ?? '';
}

/** Opens the photo dialog at step 2 and chooses files. */
export async function choosePhotos(page: Page, ...files: Awaited<ReturnType<typeof photo>>[]): Promise<void> {
  await page.getByRole('button', { name: 'Add Photos' }).click();
  await choosePhotosIn(page, ...files);
}

/** Chooses files in the open photo dialog. */
export async function choosePhotosIn(
  page: Page,
  ...files: Awaited<ReturnType<typeof photo>>[]
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photos' }).click();
  await (await chooser).setFiles(files);
}

export const photos = (page: Page) => page.getByRole('group', { name: 'Photos (optional)' });
export const thumbnails = (page: Page) => photos(page).getByRole('img');
