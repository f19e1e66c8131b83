import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { OUTBOX_STATUSES } from '#domain/email/outbox';
import { changedAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { enqueue } from '#server/platform/outbox/enqueue';
import { ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { makeOrder, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import type { Outbox } from '../payload-types';

const shop = await testShop();
const owner = await ownerClient(shop);
const orderId = (await makeOrder(shop.payload, (await makeService(shop.payload)).id)).id;
beforeEach(() => emptyMailbox(shop));

/** Makes an email about the test's order in this state. */
async function email(state: Partial<Outbox>): Promise<string> {
  await enqueue(shop.payload, 'mail:order-received', { key: randomUUID(), data: { orderId } });
  const [row] = await outboxRows(shop.payload, { status: { equals: 'pending' } });
  await setRow(shop.payload, 'outbox', row?.id ?? '', state);
  return row?.id ?? '';
}
const resend = (id: string) => owner('POST', `/api/outbox/${id}/resend`);

describe('POST /api/outbox/{id}/resend', () => {
  it('restarts a failed email, which then goes out', async () => {
    const dueAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const id = await email({ status: 'failed', attempts: 40, dueAt, lastError: '550 no such user' });
    const { status, body } = await resend(id);
    expect(status).toBe(200);
    z.strictObject(changedAnswer.shape).parse(body);
    const [row] = await outboxRows(shop.payload);
    expect(row).toMatchObject({ status: 'pending', attempts: 0 });
    expect(new Date(row?.dueAt ?? 0).getTime()).toBeLessThanOrEqual(Date.now());
    expect(await deliver(shop)).toHaveLength(1);
    expect((await outboxRows(shop.payload))[0]).toMatchObject({ status: 'sent', lastError: null });
  });

  it.each(OUTBOX_STATUSES.filter((status) => status !== 'failed'))(
    'answers 409 for %s and changes nothing',
    async (state) => {
      const id = await email({ status: state, leaseUntil: new Date(Date.now() + 60_000).toISOString() });
      const before = await outboxRows(shop.payload);
      expect(await resend(id)).toMatchObject({
        status: 409,
        body: { message: SERVER_MESSAGES.mailNotFailed },
      });
      expect(await outboxRows(shop.payload)).toEqual(before);
    },
  );

  it('counts one of ten simultaneous clicks and sends one email', async () => {
    const id = await email({ status: 'failed' });
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await resend(id)).status));
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await deliver(shop)).toHaveLength(1);
  });

  it.each([randomUUID(), '1'])('answers %s with 404', async (id) => {
    expect(await resend(id)).toMatchObject({ status: 404, body: { message: MESSAGES.notFound } });
  });
});
