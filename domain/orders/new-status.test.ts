import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** Loads everything derived from the status table, with a row added. */
async function loadWithNewRow() {
  vi.resetModules();
  vi.doMock(import('./status-table'), async (original) => {
    const table = await original();
    const customer = {
      step: 'bench',
      sentence: 'We wait for leather.',
      headline: 'Waiting for leather',
    } as const;
    const waiting = {
      ...table.STATUS_TABLE['in-progress'],
      next: 'start',
      isMailed: false,
      customer,
    } as const;
    return { ...table, STATUS_TABLE: { ...table.STATUS_TABLE, waiting } };
  });
  return {
    ...(await import('./order-status')),
    ...(await import('./next-step')),
    ...(await import('./track-status')),
    ...(await import('./track-steps')),
  };
}

let shop: Awaited<ReturnType<typeof loadWithNewRow>>;
beforeAll(async () => {
  shop = await loadWithNewRow();
});
afterAll(() => {
  vi.doUnmock('./status-table');
  vi.resetModules();
});

const at = (day: number) => `2026-11-0${day}T12:00:00.000Z`;
const moved = (from: string, to: string, day: number) =>
  ({ kind: 'status', at: at(day), data: { from, to } }) as const;

it('a new status appears in every list, with a button and words', () => {
  for (const list of [
    shop.ORDER_STATUSES,
    shop.PENDING_STATUSES,
    shop.ON_BENCH_STATUSES,
    shop.BENCH_STATUSES,
  ])
    expect(list).toContain('waiting');
  expect(shop.nextStep({ status: 'waiting', deliveryMethod: 'ship' })).toMatchObject({ to: 'in-progress' });
  expect(shop.trackStatus('waiting', 'ship')).toMatchObject({
    label: 'On the bench',
    sentence: 'We wait for leather.',
  });
});

it("a pausing status isn't a step of its own, and the current step keeps its date", () => {
  const order = {
    status: 'waiting',
    paymentStatus: 'succeeded',
    deliveryMethod: 'dropoff',
    total: 8000,
    createdAt: at(1),
    story: [
      moved('not_received', 'received', 2),
      moved('received', 'in-progress', 3),
      moved('in-progress', 'waiting', 4),
      moved('waiting', 'in-progress', 5),
      moved('in-progress', 'waiting', 6),
    ],
  };
  expect(shop.trackSteps(order).map((step) => [step.key, step.at, step.state])).toEqual([
    ['ordered', at(1), 'done'],
    ['received', at(2), 'done'],
    ['bench', at(3), 'current'],
    ['finished', null, 'next'],
  ]);
});

it.each([
  [
    ['in-progress', 'waiting', 'in-progress', 'waiting', 'shipped'],
    ['in-progress', 'shipped'],
  ],
  [
    ['received', 'waiting', 'in-progress', 'waiting', 'received'],
    ['received', 'in-progress', 'received'],
  ],
])('a customer going through %j is notified of %j', (statuses, notified) => {
  let toldNews: string | null = 'not_received';
  const news = statuses.flatMap((status) => {
    const unsent = shop.unsentNews({ status, toldNews });
    if (unsent === null) return [];
    toldNews = unsent;
    return [unsent];
  });
  expect(news).toEqual(notified);
});
