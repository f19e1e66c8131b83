import { expect, it } from 'vitest';
import { clientWith, ownerClient } from '#server/testing/client';
import { deliver } from '#server/testing/deliver';
import type { Email } from '#server/testing/emails';
import { makeOrder, makeService, orderBody } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);
const emails: Email[] = await allEmails();

async function allEmails(): Promise<Email[]> {
  const { id: serviceId } = await makeService(shop.payload);
  const visitor = clientWith(shop);
  await visitor('POST', '/api/orders', orderBody(serviceId));
  const { id } = await makeOrder(shop.payload, serviceId, {
    status: 'not_received',
    deliveryMethod: 'ship',
    shippingAddress: '1 Main St\nDover, DE 19901',
  });
  const droppedOff = await makeOrder(shop.payload, serviceId, {
    status: 'received',
    deliveryMethod: 'dropoff',
  });
  await owner('POST', `/api/orders/${id}/send-shipping-instructions`);
  await owner('POST', `/api/orders/${droppedOff.id}/send-dropoff-instructions`);
  await owner('PATCH', `/api/orders/${id}/status`, { status: 'received' });
  await owner('POST', `/api/orders/${id}/messages`, { text: 'It has arrived.' });
  await visitor('POST', '/api/orders/find', { number: id.slice(0, 8), email: 'robin@test.example' });
  await deliver(shop);
  await owner('PATCH', `/api/orders/${id}/ready-by`, { from: '2099-01-01', to: '2099-01-02' });
  await owner('PATCH', `/api/orders/${droppedOff.id}/status`, { status: 'shipped' });
  await deliver(shop);
  await owner('PATCH', `/api/orders/${id}/status`, { status: 'canceled' });
  return deliver(shop);
}

it("every order email to a customer links to the order's page and shows its steps", () => {
  expect(emails.length).toBeGreaterThan(8);
  const toCustomers = emails.filter(
    ({ to, subject }) => to !== 'owner@test.example' && !/Welcome|account/.test(subject),
  );
  for (const { subject, text, html } of toCustomers) {
    expect({ subject, link: /\/track\/[\w-]{46}/.test(text) }).toEqual({ subject, link: true });
    expect(html).toContain('Track your order');
    expect(text).toMatch(/[✓●] Ordered/);
  }
});
