import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import encodeQR from 'qr';
import sharp from 'sharp';
import { slipCode } from '#domain/lists/slip-code';
import { orderTitle } from '#domain/orders/order-number';
import config from '../../playwright.config';
import { DATA_DIR } from './demo-shop';
import { choosePhotosIn, photo } from './photo-visitor';
import { makeOrder, openDashboard, storedOrder } from './shop-owner';
import { expectAccessible, expectNotice, PHONE } from './shop-visitor';

/** The film that the browser's fake camera plays, deleted with the visited shop. */
const FILM = join(DATA_DIR, `camera-${process.pid}.mjpeg`);
const { launchOptions } = config.use ?? {};

test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  permissions: ['camera'],
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      // A headless browser can't ask for permission to use the camera.
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${FILM}`,
    ],
  },
});

async function film(code: string): Promise<void> {
  const svg = encodeQR(code, 'svg', { border: 4 });
  const slip = await sharp(Buffer.from(svg), { density: 300 })
    .resize(360, 360)
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
  const create = { width: 640, height: 480, channels: 3, background: '#8a5a2e' } as const;
  const picture = await sharp({ create })
    .composite([{ input: slip, left: 140, top: 60 }])
    .jpeg({ quality: 90 })
    .toBuffer();
  await writeFile(FILM, Buffer.concat(Array.from({ length: 10 }, () => picture)));
}

test('a slip in front of the camera opens its order, which can be photographed and marked as received', async ({
  page,
}) => {
  await openDashboard(page, 'orders');
  const order = await makeOrder(page, { status: 'not_received' });
  await film('https://elsewhere.example/menu');
  await page.getByRole('button', { name: 'Scan' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Scan a Slip' });
  await expect(dialog.getByText("That isn't one of our slip codes")).toBeVisible();
  await expectAccessible(page, 'the camera');
  await page.setViewportSize(PHONE);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await film(slipCode(new URL(page.url()).origin, order.id));
  await page.getByRole('button', { name: 'Scan' }).tap();
  const panel = page.getByRole('dialog', { name: orderTitle(order.id) });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Take Before Photos' }).tap();
  await choosePhotosIn(page, await photo('palm.jpg', '#8a5a2e'));
  await expectNotice(page, 'Upload Complete!', '1 image(s) uploaded successfully');
  await panel.getByRole('button', { name: 'Save Photos' }).tap();
  await expectNotice(page, 'Images uploaded successfully', '');
  await panel.getByRole('button', { name: 'Mark received' }).tap();
  await expectNotice(page, 'Order status updated', '');
  await expect(panel.getByRole('button', { name: 'Start work' })).toBeVisible();
  const { status, beforeImages } = await storedOrder(page, order.id);
  expect([status, beforeImages.length]).toEqual(['received', 1]);
});
