import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Returns a one-color picture as a phone would send it. */
export async function photo(name: string, background: string) {
  const create = { width: 1200, height: 900, channels: 3, background } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
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
