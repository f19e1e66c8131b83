import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { shareCents } from './share';

cases([
  [1000, [1, 1, 1], [334, 333, 333]],
  [8000, [6500, 3500], [5200, 2800]],
  [-1000, [1, 1, 1], [-334, -333, -333]],
  [5, [0, 0], [3, 2]],
  [100, [0, 7], [0, 100]],
  [100, [], []],
  [0, [3, 4], [0, 0]],
])('shareCents splits %i by %j into %j', ([amount, weights]) => shareCents(amount, weights));

it('shareCents adds up exactly, with each share within a cent of the exact one', () => {
  const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(amount, weights, (cents, by) => {
      const shares = shareCents(cents, by);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
      const total = by.reduce((sum, weight) => sum + weight, 0);
      if (total > 0)
        shares.forEach((share, at) => {
          expect(Math.abs(share - (cents * (by[at] ?? 0)) / total)).toBeLessThan(1);
        });
    }),
  );
});
