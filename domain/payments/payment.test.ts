import { describe, expect, it } from 'vitest';
import { ATTEMPT_STATUSES, type AttemptStatus, mayMove, movesTo, replaceableStatuses } from './payment';

/** Each row is a current status. An x allows moving to the status of that column. */
const TABLE: Record<AttemptStatus, string> = {
  //          o p s f p r c   open, pending, succeeded, failed, problem, replaced, closed
  open: '.xxxxxx',
  pending: '..xxx.x',
  succeeded: '....x..',
  failed: '.xx.x.x',
  problem: '.xxx..x',
  replaced: '.xxxx.x',
  closed: '.xxxx..',
};
const MOVES = ATTEMPT_STATUSES.flatMap((from) =>
  ATTEMPT_STATUSES.map((to, column) => [from, to, TABLE[from][column] === 'x'] as const),
);

describe('mayMove', () => {
  it.each(MOVES)('from %s to %s: %s', (from, to, isAllowed) => {
    expect(mayMove(from, to)).toBe(isAllowed);
    expect(movesTo(to).includes(from)).toBe(isAllowed);
  });
});

describe('replaceableStatuses', () => {
  it('include every status for succeeded', () => {
    for (const read of ATTEMPT_STATUSES)
      expect(replaceableStatuses(read, 'succeeded')).toEqual(ATTEMPT_STATUSES);
  });

  it.each(['pending', 'failed', 'problem', 'closed'] as const)(
    'never replace a payment recorded in between with %s',
    (to) => {
      for (const read of ATTEMPT_STATUSES) expect(replaceableStatuses(read, to)).not.toContain('succeeded');
    },
  );

  it.each<[AttemptStatus, AttemptStatus, AttemptStatus[]]>([
    ['open', 'pending', ['open', 'pending', 'replaced', 'closed']],
    ['open', 'failed', ['open', 'pending', 'replaced', 'closed']],
    ['failed', 'failed', ['open', 'pending', 'failed', 'replaced', 'closed']],
    ['open', 'problem', ['open', 'pending', 'problem', 'replaced', 'closed']],
    ['problem', 'closed', ['open', 'pending', 'problem', 'replaced', 'closed']],
  ])(
    'for an attempt read as %s and now %s include only unsettled ones and the one that was read',
    (read, to, over) => {
      expect(replaceableStatuses(read, to)).toEqual(over);
    },
  );
});
