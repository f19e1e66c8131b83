import { describe, expect, it } from 'vitest';
import { cases, inputs } from '#domain/testing/cases';
import { DAY_MS } from '../wire/durations';
import {
  type ExtraWork,
  extraWorkStep,
  proposalStatus,
  withExtraWork,
  withoutOpen,
  withReopened,
} from './extra-work';
import { withProposed } from './extra-work-sums';
import { shownText } from './extra-work-words';

const AT = new Date('2026-12-01T10:00:00.000Z');
const inDays = (days: number) => new Date(AT.getTime() + days * DAY_MS);

const OPEN: ExtraWork = {
  id: 'x',
  at: AT.toISOString(),
  lines: [{ description: 'New palm lining', amount: 1500 }],
  note: 'It is worn through.',
  photos: ['/media/palm.webp'],
  expiresAt: inDays(7).toISOString(),
  status: 'open',
  answeredAt: null,
  evidence: null,
  remindedAt: null,
};
const EVIDENCE = { at: inDays(1).toISOString(), address: '203.0.113.5', textHash: 'h' };
const ACCEPTED: ExtraWork = {
  ...OPEN,
  status: 'accepted',
  answeredAt: inDays(1).toISOString(),
  evidence: EVIDENCE,
};

describe('withExtraWork', () => {
  it('keeps proposals as shown, and only ends an open one', () => {
    const changed = { ...ACCEPTED, lines: [{ description: 'A new glove', amount: 1 }], note: null };
    expect(withExtraWork([OPEN], [changed])).toEqual([ACCEPTED]);
  });

  inputs(['open', 'declined', 'expired', 'withdrawn'] as const)(
    'never makes accepted work %s again',
    (status) => withExtraWork([ACCEPTED], [{ ...OPEN, status }]),
    [ACCEPTED],
  );

  it('keeps a proposal that is left out', () => {
    expect(withExtraWork([ACCEPTED], [])).toEqual([ACCEPTED]);
  });

  it('allows at most one open proposal', () => {
    const second = { ...OPEN, id: 'y' };
    expect(withExtraWork([OPEN], [second])).toEqual([OPEN]);
    expect(withExtraWork([ACCEPTED], [second])).toEqual([ACCEPTED, second]);
  });

  it('records one reminder', () => {
    const reminded = { ...OPEN, remindedAt: inDays(3).toISOString() };
    expect(withExtraWork([OPEN], [reminded])).toEqual([reminded]);
    expect(withExtraWork([reminded], [{ ...OPEN, remindedAt: inDays(4).toISOString() }])).toEqual([reminded]);
  });

  it('ends with its order, unless answered', () => {
    const at = inDays(2).toISOString();
    expect(withoutOpen([ACCEPTED, { ...OPEN, id: 'y' }], at)).toEqual([
      ACCEPTED,
      { ...OPEN, id: 'y', status: 'withdrawn', answeredAt: at, endedWithOrder: true },
    ]);
  });

  it('reopens with its order if there is time left', () => {
    const ended = withoutOpen([ACCEPTED, { ...OPEN, id: 'y' }], inDays(2).toISOString());
    expect(withReopened(ended, inDays(3).toISOString())).toEqual([ACCEPTED, { ...OPEN, id: 'y' }]);
    expect(withReopened(ended, inDays(40).toISOString())).toEqual(ended);
    expect(withReopened([ACCEPTED], inDays(3).toISOString())).toEqual([ACCEPTED]);
  });
});

describe('extraWorkStep', () => {
  cases([
    [2.9, OPEN, null],
    [3.1, OPEN, 'remind'],
    [3.1, { ...OPEN, remindedAt: inDays(3).toISOString() }, null],
    [6.9, { ...OPEN, remindedAt: inDays(3).toISOString() }, null],
    [7, OPEN, 'expire'],
    // It expires by then, so no reminder goes out.
    [2.5, { ...OPEN, expiresAt: inDays(2).toISOString() }, 'expire'],
    [1.5, { ...OPEN, expiresAt: inDays(2).toISOString() }, null],
    [3.5, { ...OPEN, expiresAt: inDays(3).toISOString() }, 'expire'],
  ] as const)('takes the right step after %d days', ([days, extraWork]) =>
    extraWorkStep(extraWork, inDays(days)),
  );

  it('reports a proposal as expired on time, even before the job', () => {
    expect(proposalStatus(OPEN, inDays(6.9))).toBe('open');
    expect(proposalStatus(OPEN, inDays(7))).toBe('expired');
    expect(proposalStatus(ACCEPTED, inDays(9))).toBe('accepted');
  });
});

it('shownText has the lines, the total, and the note that the customer saw', () => {
  expect(shownText(OPEN)).toBe(
    'New palm lining: $15.00\nTotal: $15.00\nIt is worn through.\n/media/palm.webp',
  );
});

cases([
  [
    { total: 6500, extraTotal: 0, amountPaid: 6500 },
    { total: 8000, due: 1500 },
  ],
  [
    { total: 6500, extraTotal: 800, amountPaid: 0 },
    { total: 8800, due: 8800 },
  ],
  [
    { total: 6500, extraTotal: 0, amountPaid: 9000 },
    { total: 8000, due: 0 },
  ],
])('withProposed calculates %j', ([order]) => withProposed(order, 1500));
