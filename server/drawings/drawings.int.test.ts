import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { emailHandlers } from '#server/email/email-handlers';
import { findAll } from '#server/platform/database/find';
import { drainOutbox } from '#server/platform/outbox/worker';
import { readOutbox } from '#server/testing/emails';
import { makeCustomer } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { testShop } from '#server/testing/test-shop';
import type { Drawing } from '../../payload-types';
import { drawWinner } from './draw-winner';

const NOW = new Date('2026-11-15T09:00:00Z');

const shop = await testShop();
beforeEach(async () => {
  for (const collection of ['customers', 'drawings', 'outbox'] as const)
    await shop.payload.db.deleteMany({ collection, where: {} });
  await settings({ drawingPrize: 'A free relacing', drawingDay: 15 });
});

const settings = (data: { drawingPrize?: string; drawingDay?: number }) =>
  shop.payload.updateGlobal({ slug: 'shop-settings', data });
const entrant = () => makeCustomer(shop.payload, { mailingListOptIn: true });
const draw = (now = NOW) => drawWinner(shop.payload, now);
const drawings = async (): Promise<Drawing[]> => await findAll(shop.payload, 'drawings');

it('draws a winner from the mailing list and records the entrants', async () => {
  const entrants = await Promise.all([entrant(), entrant(), entrant()]);
  await makeCustomer(shop.payload);
  await draw();
  const [drawing, ...others] = await drawings();
  expect(others).toEqual([]);
  expect(drawing).toMatchObject({ month: '2026-11', prize: 'A free relacing', entrants: 3 });
  const winner = entrants.find(({ id }) => id === drawing?.winner);
  expect(drawing).toMatchObject({ winnerName: winner?.name, winnerEmail: winner?.email });
  const ids = entrants.map(({ id }) => id).sort();
  expect(drawing?.entrantsHash).toBe(createHash('sha256').update(ids.join('\n')).digest('hex'));
});

it('draws one winner and queues one email per month, on any number of servers', async () => {
  await Promise.all(Array.from({ length: 5 }, entrant));
  await Promise.all(Array.from({ length: 10 }, () => draw()));
  await draw(new Date('2026-11-16T00:00:00Z'));
  expect(await drawings()).toHaveLength(1);
  expect(await outboxRows(shop.payload)).toHaveLength(1);
  await draw(new Date('2026-12-15T09:00:00Z'));
  expect((await drawings()).map(({ month }) => month).sort()).toEqual(['2026-11', '2026-12']);
  expect(await outboxRows(shop.payload)).toHaveLength(2);
});

it('emails the winner the prize', async () => {
  await settings({ drawingPrize: 'A <b>glove</b> & a ball' });
  const customer = await entrant();
  await draw();
  const handlers = emailHandlers({
    payload: shop.payload,
    siteUrl: 'https://shop.test',
    ownerEmail: 'owner@test.example',
  });
  await drainOutbox(shop.payload, handlers);
  const emails = (await readOutbox(shop.dataDir)).filter(({ to }) => to.includes(customer.email));
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toBe('You won our monthly drawing');
  for (const part of ['A <b>glove</b> & a ball', 'November 2026', 'Hi Casey,'])
    expect(emails[0]?.text.toLowerCase()).toContain(part.toLowerCase());
  expect(emails[0]?.html).not.toContain('<b>glove');
  expect(emails[0]?.html).toContain('https://shop.test/customer/dashboard');
});

it('draws only within a few days of the drawing day', async () => {
  await entrant();
  await draw(new Date('2026-11-14T23:59:00Z'));
  await draw(new Date('2026-11-19T00:00:00Z'));
  expect(await drawings()).toEqual([]);
});

it('draws nobody from an empty list and tries again on the next run', async () => {
  await makeCustomer(shop.payload);
  await draw();
  expect(await drawings()).toEqual([]);
  await entrant();
  await draw();
  expect(await drawings()).toHaveLength(1);
});

it('queues the email on the next run if the server crashed after the drawing', async () => {
  const { id, name, email } = await entrant();
  await shop.payload.db.create({
    collection: 'drawings',
    data: {
      id: randomUUID(),
      month: '2026-11',
      prize: 'A free relacing',
      winner: id,
      winnerName: name,
      winnerEmail: email,
      entrants: 1,
      entrantsHash: 'x',
    },
    returning: false,
  });
  await draw();
  expect(await outboxRows(shop.payload)).toMatchObject([{ kind: 'mail:drawing-won', recipient: email }]);
});

it("rejects a day that some months don't have", async () => {
  await expect(settings({ drawingDay: 31 })).rejects.toThrow('Day of the drawing');
});
