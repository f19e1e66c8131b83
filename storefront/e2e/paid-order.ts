import type { Page } from '@playwright/test';
import { captureAnswer, paymentAnswer } from '#domain/payments/payment-contract';
import { centsToDecimal } from '#domain/wire/money';
import { postOrder, serviceOf } from './order-visitor';

/** Places an order and pays it in the simulator. Returns its ID and total, in cents. */
export async function paidOrder(page: Page): Promise<{ id: string; total: number }> {
  const service = await serviceOf(page, 'repair');
  const orderId = await postOrder(page, {
    customerName: 'Riley Catcher',
    paymentMethod: 'paypal',
    items: [{ serviceId: service.id, gloveDetails: 'Catcher mitt, web torn' }],
  });
  const payment = { orderId, amount: centsToDecimal(service.price), currency: 'USD', intent: 'CAPTURE' };
  const { id } = paymentAnswer.parse(await (await page.request.post('/order', { data: payment })).json());
  await page.request.post(`/api/simulator/${id}`, { data: { outcome: 'approve' } });
  captureAnswer.parse(await (await page.request.post(`/order/${id}/capture`, { data: {} })).json());
  return { id: orderId, total: service.price };
}
