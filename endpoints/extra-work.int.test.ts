import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openExtraWork } from '#domain/orders/extra-work';
import { orderView, ownerOrderView } from '#domain/orders/order-view';
import { createdAnswer } from '#domain/wire/change-answers';
import { DAY_MS } from '#domain/wire/durations';
import { storedHistory } from '#server/orders/present-order';
import { changeIf } from '#server/platform/database/change-if';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { extraWorkShop, LINES } from '#server/testing/extra-work';
import { makePhoto } from '#server/testing/factories';

const { shop, owner, anyone, order, propose, proposed, stored, tokenOf, answer, view, kinds, subjects } =
  await extraWorkShop();

const withdraw = (id: string, extraId: string) =>
  owner('POST', `/api/orders/${id}/extra-work/${extraId}/withdraw`);
const owners = async (id: string) => ownerOrderView.parse((await owner('GET', `/api/orders/${id}`)).body);

describe('accepted extra work', () => {
  it('is shown, frozen with its evidence, and due', async () => {
    const photo = await makePhoto(shop.payload);
    const id = await order({ customerEmail: 'accepts@mail.example' });
    const { total } = await owners(id);
    const { status, body } = await propose(id, { note: ' Worn\r\nthrough. ', photos: [photo] });
    expect(status).toBe(201);
    const extraId = createdAnswer.parse(body).id;
    const asked = await view(id);
    expect(asked.extraWork).toEqual([
      {
        id: extraId,
        at: expect.any(String),
        lines: LINES,
        note: 'Worn\nthrough.',
        photos: [photo],
        expiresAt: expect.any(String),
        status: 'open',
        answeredAt: null,
        total: 2300,
      },
    ]);
    const [shown] = asked.extraWork;
    expect(Date.parse(shown?.expiresAt ?? '') - Date.parse(shown?.at ?? '')).toBe(7 * DAY_MS);
    expect(await owners(id)).toMatchObject({ extraWorkSince: shown?.at, extraTotal: 0, amountDue: 0 });

    expect((await answer(id, extraId, 'accept')).status).toBe(200);
    expect(await view(id)).toMatchObject({
      total,
      extraTotal: 2300,
      amountDue: 2300,
      extraWork: [{ status: 'accepted', lines: LINES, answeredAt: expect.any(String) }],
    });
    const text = `New palm lining: $15.00\nHeel pad: $8.00\nTotal: $23.00\nWorn\nthrough.\n${photo}`;
    const textHash = createHash('sha256').update(text).digest('hex');
    expect(await owners(id)).toMatchObject({
      extraWorkSince: null,
      extraWork: [{ evidence: { at: expect.any(String), address: '127.0.0.1', textHash } }],
    });
    expect(JSON.stringify(await view(id))).not.toContain('127.0.0.1');
    expect(await kinds(id)).toEqual(['extra-work-proposed', 'extra-work-accepted']);
    expect(storedHistory(await stored(id)).at(-1)).toMatchObject({
      actor: { role: 'customer', name: 'Robin' },
      text: 'Extra work accepted: New palm lining $15.00, Heel pad $8.00',
    });
  });

  it('stays the same for a repeated answer, and refuses a different one', async () => {
    const id = await order();
    const extraId = await proposed(id);
    expect((await answer(id, extraId, 'accept')).status).toBe(200);
    const { evidence } = (await owners(id)).extraWork[0] ?? {};
    expect((await answer(id, extraId, 'accept')).status).toBe(200);
    expect(await answer(id, extraId, 'decline')).toMatchObject({
      status: 409,
      body: { code: 'EXTRA_WORK_OVER' },
    });
    expect((await owners(id)).extraWork[0]?.evidence).toEqual(evidence);
    expect(await kinds(id)).toHaveLength(2);
  });

  it("can't be changed by any other call", async () => {
    const id = await order();
    const extraId = await proposed(id);
    await answer(id, extraId, 'accept');
    const before = (await stored(id)).extraWork;
    await shop.payload.update({ collection: 'orders', id, data: { extraWork: [] } });
    await changeIf(shop.payload, 'orders', id, { data: { extraWork: null } });
    await owner('PATCH', `/api/orders/${id}`, { extraWork: [], total: 5000 });
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'canceled' });
    expect((await stored(id)).extraWork).toEqual(before);
  });

  it('takes effect once for 30 simultaneous answers', async () => {
    const id = await order({ customerEmail: 'thirty@mail.example' });
    const extraId = await proposed(id);
    const answers = await Promise.all(Array.from({ length: 30 }, () => answer(id, extraId, 'accept')));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(await kinds(id)).toEqual(['extra-work-proposed', 'extra-work-accepted']);
    expect(await owners(id)).toMatchObject({ extraTotal: 2300, amountDue: 2300 });
    expect((await subjects(id)).filter((line) => line.includes('accepted'))).toHaveLength(1);
  });

  it('keeps one of several simultaneous, different answers, and notifies the owner of that one', async () => {
    const id = await order();
    const extraId = await proposed(id);
    await emptyMailbox(shop);
    const words = Array.from({ length: 10 }, (_, n) => (n % 2 ? 'accept' : 'decline'));
    const answers = await Promise.all(words.map((word) => answer(id, extraId, word)));
    const won = words.filter((_, n) => answers[n]?.status === 200);
    expect(new Set(won).size).toBe(1);
    expect(won).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await kinds(id)).toHaveLength(2);
    const outcome = won[0] === 'accept' ? 'accepted' : 'declined';
    expect(await subjects(id)).toEqual([
      `owner@test.example: Robin Shortstop ${outcome}: extra work on order N`,
    ]);
  });
});

describe('open or ended extra work', () => {
  it('costs nothing once declined, and allows another proposal', async () => {
    const id = await order();
    await answer(id, await proposed(id), 'decline');
    expect(await owners(id)).toMatchObject({ extraTotal: 0, amountDue: 0, extraWorkSince: null });
    expect((await propose(id)).status).toBe(201);
  });

  it("can't be answered once withdrawn, and can be withdrawn twice", async () => {
    const id = await order({ customerEmail: 'withdrawn@mail.example' });
    const extraId = await proposed(id);
    await deliver(shop);
    await emptyMailbox(shop);
    expect((await withdraw(id, extraId)).status).toBe(200);
    expect((await withdraw(id, extraId)).status).toBe(200);
    expect((await answer(id, extraId, 'accept')).status).toBe(409);
    expect(await kinds(id)).toEqual(['extra-work-proposed', 'extra-work-withdrawn']);
    expect(await subjects(id)).toEqual(['withdrawn@mail.example: Extra work withdrawn: order N']);
  });

  it("can't be withdrawn once answered", async () => {
    const id = await order();
    const extraId = await proposed(id);
    await answer(id, extraId, 'accept');
    expect((await withdraw(id, extraId)).status).toBe(409);
  });

  it.each(['canceled', 'shipped'] as const)('ends when its order is %s', async (status) => {
    const id = await order();
    const extraId = await proposed(id);
    await owner('PATCH', `/api/orders/${id}/status`, { status });
    expect((await view(id)).extraWork).toMatchObject([{ status: 'withdrawn' }]);
    expect(await owners(id)).toMatchObject({ extraWorkSince: null });
    expect((await answer(id, extraId, 'accept')).status).toBe(409);
    expect(await propose(id)).toMatchObject({ status: 409, body: { code: 'ORDER_OVER' } });
  });

  it.each(['canceled', 'shipped'] as const)('reopens when %s is undone', async (status) => {
    const id = await order();
    const extraId = await proposed(id);
    const { extraWorkSince } = await owners(id);
    await owner('PATCH', `/api/orders/${id}/status`, { status });
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'in-progress' });
    expect((await view(id)).extraWork).toMatchObject([{ id: extraId, status: 'open', answeredAt: null }]);
    expect(await owners(id)).toMatchObject({ extraWorkSince });
    expect(await kinds(id)).toEqual(['extra-work-proposed', 'extra-work-withdrawn', 'extra-work-proposed']);
    expect((await answer(id, extraId, 'accept')).status).toBe(200);
  });

  it('stays withdrawn when Shipped is undone, if the shop withdrew it', async () => {
    const id = await order();
    await withdraw(id, await proposed(id));
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'shipped' });
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'received' });
    expect((await view(id)).extraWork).toMatchObject([{ status: 'withdrawn' }]);
  });

  it('stays one proposal with ten simultaneous requests or a repeated key', async () => {
    const id = await order();
    const answers = await Promise.all(Array.from({ length: 10 }, () => propose(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const other = await order();
    const once = { 'Idempotency-Key': `${other}-key` };
    const same = await Promise.all(Array.from({ length: 5 }, () => propose(other, {}, once)));
    expect(new Set(same.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect((await owners(other)).extraWork).toHaveLength(1);
  });

  it.each([
    ['no lines', { lines: [] }],
    ['too many lines', { lines: Array(11).fill(LINES[0]) }],
    ['no description', { lines: [{ description: ' ', amount: 100 }] }],
    ['no amount', { lines: [{ description: 'Palm', amount: 0 }] }],
    ['too large an amount', { lines: [{ description: 'Palm', amount: 1_000_001 }] }],
    ['half a cent', { lines: [{ description: 'Palm', amount: 10.5 }] }],
    ['no days', { expiresInDays: 0 }],
    ['too many days', { expiresInDays: 31 }],
    ['a photo from elsewhere', { photos: ['https://elsewhere.example/x.png'] }],
    ['a missing photo', { photos: ['/media/3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f.webp'] }],
  ])('rejects %s', async (_what, body) => {
    const id = await order();
    expect((await propose(id, body)).status).toBe(400);
    expect((await owners(id)).extraWork).toEqual([]);
  });

  it('answers 404 under another order or token, and to GET', async () => {
    const id = await order();
    const extraId = await proposed(id);
    const other = await order();
    expect((await answer(other, extraId, 'accept')).status).toBe(404);
    expect((await withdraw(other, extraId)).status).toBe(404);
    const path = `/api/track/${'A'.repeat(46)}/extra-work/${extraId}`;
    expect(await anyone('POST', path, { answer: 'accept' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    const token = await tokenOf(id);
    expect((await anyone('GET', `/api/track/${token}/extra-work/${extraId}?answer=accept`)).status).toBe(404);
    expect((await anyone('POST', `/api/track/${token}/extra-work/x`, { answer: 'accept' })).status).toBe(404);
    expect((await answer(id, extraId, 'maybe')).status).toBe(400);
    expect(openExtraWork((await stored(id)).extraWork)?.id).toBe(extraId);
  });
});

it('filters orders that wait for their customer', async () => {
  const id = await order();
  await order();
  await proposed(id);
  const { body } = await owner('GET', '/api/orders?waiting=1');
  const found = orderView.array().parse(body);
  expect(found.map((each) => each.id)).toContain(id);
  expect(found.every(({ extraWorkSince }) => extraWorkSince !== null)).toBe(true);
});

it('offers templates from the shop settings as saved', async () => {
  const templates = [{ name: 'Palm', description: 'New palm lining', amount: 1500 }];
  const save = (extraWorkTemplates: typeof templates) =>
    shop.payload.updateGlobal({ slug: 'shop-settings', data: { extraWorkTemplates } });
  await save(templates);
  expect((await owner('GET', '/api/extra-work-templates')).body).toEqual(templates);
  await expect(save([{ name: 'Free', description: 'Nothing', amount: 0 }])).rejects.toThrow('Amount');
});
