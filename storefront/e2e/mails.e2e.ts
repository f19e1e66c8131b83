import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { type Mail, readOutbox } from '#server/testing/mails';
import { DATA_DIR } from './demo-shop';
import { newEmail, serviceOf } from './order-visitor';
import { expectReadable } from './readable';
import { signInOwner, storedOrder } from './shop-owner';
import { COLOR_RULES, DESKTOP, expectNothingFromAxe, PHONE } from './shop-visitor';

/** A narrow phone's mail program, and the column of a wide one. */
const NARROW = 320;
const WIDTHS = [NARROW, 600];
/** What a thumb hits, in px. */
const BUTTON_HEIGHT = 44;

test('the mails about an order read well: axe finds nothing, and nothing sticks out on a phone', async ({
  page,
}) => {
  const email = newEmail();
  const { id: serviceId } = await serviceOf(page, 'repair');
  const placed = await page.request.post('/api/orders', {
    data: {
      customerName: 'Casey Shortstop',
      customerEmail: email,
      customerPhone: '(555) 010-2030',
      deliveryMethod: 'dropoff',
      paymentMethod: 'pay_in_person',
      items: [{ serviceId, gloveDetails: 'Eleven inch infield glove, two laces torn' }],
    },
  });
  const { orderId } = await placed.json();
  await signInOwner(page);
  await page.request.post(`/api/orders/${orderId}/send-dropoff-instructions`, { data: {} });
  await page.request.post(`/api/orders/${orderId}/messages`, {
    data: { text: 'Shall we mend the heel, too?' },
  });
  const order = await storedOrder(page, orderId);
  const token = new URL(order.trackUrl).pathname;
  await page.request.post(`/api${token}/messages`, { data: { text: 'Yes, please.' } });
  await page.request.post('/api/orders/find', { data: { number: `#${orderId.slice(0, 8)}`, email } });

  const about = (mail: Mail) => mail.html.includes(orderId.slice(0, 8).toUpperCase());
  const mails = async () => (await readOutbox(DATA_DIR)).filter(about);
  // Order received to both, instructions, a message each way, the link.
  await expect.poll(async () => (await mails()).length).toBe(6);
  for (const { subject, html } of await mails()) {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.setContent(html);
      if (size === PHONE) await expectNothingFromAxe(page, subject);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, subject).toBeLessThanOrEqual(0);
    }
  }
});

test('every kind of mail reads well without pictures, narrow and wide, light and dark', async ({ page }) => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/print-mails.ts'], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  const mails = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(printed)));
  expect(mails.length).toBeGreaterThan(0);
  await page.route('**/*', (route) => route.abort());
  for (const [kind, html] of mails) {
    await page.setContent(html);
    for (const width of WIDTHS)
      for (const colorScheme of ['light', 'dark'] as const) {
        const where = `${kind}, ${width} px, ${colorScheme}`;
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expectReadable(page, where);
        // No width changes what stands in a mail or its colors, and no theme anything else.
        if (width === NARROW)
          await expectNothingFromAxe(page, where, {
            rules: colorScheme === 'dark' ? COLOR_RULES : undefined,
          });
        const seen = await page.evaluate(() => ({
          ground: getComputedStyle(document.body).backgroundColor,
          buttons: [...document.querySelectorAll('a')]
            .filter((link) => getComputedStyle(link).display === 'inline-block')
            .map((link) => link.getBoundingClientRect().height),
        }));
        expect(seen.ground, where).toBe(colorScheme === 'dark' ? 'rgb(21, 17, 14)' : 'rgb(251, 246, 236)');
        expect(Math.min(BUTTON_HEIGHT, ...seen.buttons), where).toBe(BUTTON_HEIGHT);
      }
  }
});
