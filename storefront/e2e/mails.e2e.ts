import { expect, test } from '@playwright/test';
import { type Mail, readOutbox } from '#server/testing/mails';
import { DATA_DIR } from './demo-shop';
import { newEmail, serviceOf } from './order-visitor';
import { signInOwner, storedOrder } from './shop-owner';
import { DESKTOP, expectNothingFromAxe, PHONE } from './shop-visitor';

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
      await expectNothingFromAxe(page, `${subject}, ${size.width} px`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, subject).toBeLessThanOrEqual(0);
    }
  }
});
