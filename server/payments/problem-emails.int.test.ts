import { describe, expect, it, vi } from 'vitest';
import { orderNumber } from '#domain/orders/order-number';
import { changeIf } from '#server/platform/database/change-if';
import { collectEmails, deliver, SITE } from '#server/testing/deliver';
import type { Email } from '#server/testing/emails';
import { outboxRows } from '#server/testing/outbox-rows';
import { paypalShop } from '#server/testing/paypal-shop';
import { refund } from '#server/testing/refunds';
import { ADMIN } from '#server/testing/test-shop';
import type { Order } from '../../payload-types';

const { shop, paypal, owner, pay } = await paypalShop();

async function problemEmails({ id }: Pick<Order, 'id'>): Promise<Email[]> {
  const about = (await deliver(shop)).filter(({ subject }) => subject.includes(orderNumber(id)));
  return about.filter(
    ({ to, subject }) => to === ADMIN.email && /^(Payment problem|Refund failed)/.test(subject),
  );
}

const dispute = (captureId: string, id: string, more: object) => ({
  dispute_id: id,
  dispute_amount: { currency_code: 'USD', value: '80.00' },
  disputed_transactions: [{ seller_transaction_id: captureId }],
  ...more,
});

describe("the owner's payment problem email", () => {
  it('names the problem, the amount, and the next step for a capture of a canceled order', async () => {
    const { order, id } = await pay.lostCapture();
    await pay.changeOrder(order.id, { status: 'canceled' });
    await pay.recheckNow(order.id);
    const [email, ...others] = await problemEmails(order);
    expect(others).toEqual([]);
    expect(email?.subject).toBe(
      `Payment problem: paid after it was canceled, order ${orderNumber(order.id)}`,
    );
    for (const part of [email?.text.replaceAll(/\s+/g, ' ') ?? '', email?.html ?? '']) {
      expect(part).toContain('refund $80.00 of PayPal capture');
      expect(part).toMatch(/Refund it from the order(?:'|&#x27;)s refund panel/);
      expect(part).toContain(`${SITE}/admin?order=${order.id}`);
    }
    // A repeated report sends nothing, even if the first email is no longer in the outbox.
    await shop.payload.db.deleteMany({ collection: 'outbox', where: { key: { like: order.id } } });
    await collectEmails(shop);
    await pay.capture(id);
    await pay.recheckNow(order.id);
    await paypal.notify(shop.url, 'PAYMENT.CAPTURE.COMPLETED', paypal.captureResource(id));
    expect(await problemEmails(order)).toEqual([]);
  });

  it.each<[string, Partial<Order>, RegExp]>([
    ['canceled after it was paid', { status: 'canceled' }, /canceled after it was paid/],
    ['another total after it was paid', { total: 9000 }, /total changed after it was paid/],
  ])('is sent once when the order was %s', async (_what, data, subject) => {
    const { order } = await pay.paidOrder();
    await pay.changeOrder(order.id, data);
    const [email, ...others] = await problemEmails(order);
    expect([email?.subject, others]).toEqual([expect.stringMatching(subject), []]);
  });

  it('is sent for a wrong amount', async () => {
    const { order } = await pay.lostCapture();
    await pay.changeOrder(order.id, { total: 9000 });
    await pay.recheckNow(order.id);
    const [wrong, ...others] = await problemEmails(order);
    expect([wrong?.subject, others]).toEqual([expect.stringMatching(/wrong amount paid/), []]);
    expect(wrong?.text.replaceAll(/\s+/g, ' ')).toContain("is $80.00, the order's total is $90.00");
  });

  it('is sent once for a second payment, even a pending one, which can be refunded once it arrives', async () => {
    const { order, id } = await pay.paidOrder();
    const second = paypal.addCapture(id, { status: 'PENDING' });
    const notify = () => paypal.notify(shop.url, 'PAYMENT.CAPTURE.COMPLETED', paypal.captureResource(id));
    await Promise.all(Array.from({ length: 10 }, notify));
    const [email, ...others] = await problemEmails(order);
    expect([email?.subject, others]).toEqual([expect.stringMatching(/paid twice/), []]);
    paypal.setCapture(id, 'COMPLETED');
    await notify();
    expect(await problemEmails(order)).toHaveLength(1);
    const request = { amount: 8000, method: 'paypal', captureId: second } as const;
    expect(await refund(owner, order.id, request)).toMatchObject({ code: 201, status: 'succeeded' });
    expect((await pay.readOrder(order.id)).paymentProblem ?? null).toBeNull();
  });

  it('is sent once per dispute, with its due date, whatever happens to it', async () => {
    const { order, captureId } = await pay.paidOrder();
    const report = (type: string, more: object) =>
      paypal.notify(shop.url, `CUSTOMER.DISPUTE.${type}`, dispute(captureId, 'PP-D-7', more));
    const opened = { status: 'OPEN', seller_response_due_date: '2026-12-04T10:00:00.000Z' };
    await Promise.all(Array.from({ length: 10 }, () => report('CREATED', opened)));
    const [email, ...others] = await problemEmails(order);
    expect([email?.subject, others]).toEqual([expect.stringMatching(/^Payment problem: dispute, /), []]);
    expect(email?.text.replaceAll(/\s+/g, ' ')).toMatch(/open\. Answer by Dec 4, 2026\..*Resolution Center/);
    await report('UPDATED', { status: 'UNDER_REVIEW' });
    const outcome = { outcome_code: 'RESOLVED_SELLER_FAVOUR' };
    await report('RESOLVED', { status: 'RESOLVED', dispute_outcome: outcome });
    // An event that comes late doesn't reopen it.
    await report('UPDATED', { status: 'UNDER_REVIEW' });
    expect((await pay.readOrder(order.id)).paymentProblem).toBe(
      `PayPal dispute PP-D-7 about $80.00 of capture ${captureId}: resolved seller favour.`,
    );
    expect(await problemEmails(order)).toHaveLength(1);
    await paypal.notify(shop.url, 'CUSTOMER.DISPUTE.CREATED', dispute(captureId, 'PP-D-8', opened));
    expect(await problemEmails(order)).toHaveLength(2);
  });

  it('links to the dashboard for money of a deleted order', async () => {
    const { order } = await pay.lostCapture();
    await shop.payload.db.deleteOne({ collection: 'orders', where: { id: { equals: order.id } } });
    await pay.recheckNow(order.id);
    await pay.recheckNow(order.id);
    const [email, ...others] = await problemEmails(order);
    expect([email?.subject, others]).toEqual([expect.stringMatching(/paid for a deleted order/), []]);
    expect(email?.text).toContain(`${SITE}/admin`);
    expect(email?.text.replaceAll(/\s+/g, ' ')).toContain('$80.00 COMPLETED');
    const [attempt] = await pay.attemptsOf(order.id);
    const amount = { currency_code: 'USD', value: '80.00' };
    const reversed = { id: attempt?.paypalCaptureId ?? '', amount };
    await paypal.notify(shop.url, 'PAYMENT.CAPTURE.REVERSED', reversed);
    expect(await problemEmails(order)).toHaveLength(2);
  });

  it('is replaced by the refund email when a refund fails', async () => {
    const { order } = await pay.paidOrder();
    paypal.trouble('refund', 'failed');
    await refund(owner, order.id, { amount: 2000, method: 'paypal' });
    const emails = await problemEmails(order);
    expect(emails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Refund failed/)]);
    expect((await pay.readOrder(order.id)).paymentProblem).toMatch(/^PayPal couldn't refund \$20\.00/);
  });

  it('is not sent for text the owner types in the editor', async () => {
    const { order } = await pay.paidOrder();
    await pay.changeOrder(order.id, { paymentProblem: 'Call the bank.' });
    expect(await problemEmails(order)).toEqual([]);
  });
});

describe('a process killed between the email and the problem', () => {
  it('leaves an email that goes out once the problem is stored', async () => {
    const { order, captureId } = await pay.paidOrder();
    const data = { paymentProblem: `PayPal took $80.00 of capture ${captureId} back (reversed).` };
    const report = () => changeIf(shop.payload, 'orders', order.id, { data });
    const died = vi.spyOn(shop.payload.db, 'updateOne').mockRejectedValueOnce(new Error('killed'));
    await expect(report()).rejects.toThrow('killed');
    died.mockRestore();
    const rows = () =>
      outboxRows(shop.payload, {
        and: [{ kind: { equals: 'mail:payment-problem' } }, { key: { like: order.id } }],
      });
    expect(await problemEmails(order)).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'pending' }]);
    await report();
    expect(await problemEmails(order)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });
});
