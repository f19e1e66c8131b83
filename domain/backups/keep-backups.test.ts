import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../wire/durations';
import { backupsToRemove, type DatedBackup, KEPT_BACKUPS } from './keep-backups';

const START = new Date('2026-01-01T03:15:00Z');
const named = (at: Date): DatedBackup => ({ name: at.toISOString(), at });
const moments = fc
  .uniqueArray(fc.integer({ min: 0, max: 1500 * 24 }), { minLength: 1, maxLength: 120 })
  .map((hours) => hours.map((hour) => named(new Date(START.getTime() + hour * HOUR_MS))));
const newestOf = (backups: readonly DatedBackup[]) =>
  backups.reduce((newest, other) => (other.at > newest.at ? other : newest));
const keptOf = (backups: readonly DatedBackup[], now: Date) => {
  const removed = new Set(backupsToRemove(backups, now));
  return backups.filter((backup) => !removed.has(backup));
};
const later = (backups: readonly DatedBackup[]) => new Date(newestOf(backups).at.getTime() + 1);

describe('backups to remove (rule 24.5)', () => {
  it('never include the newest', () => {
    fc.assert(
      fc.property(moments, (backups) => {
        expect(backupsToRemove(backups, later(backups))).not.toContain(newestOf(backups));
      }),
    );
  });

  it("are none if one is dated in the future, because then the clock can't be trusted", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 5000 }), (backups, days) => {
        const now = new Date(newestOf(backups).at.getTime() - days * DAY_MS);
        expect(backupsToRemove(backups, now)).toEqual([]);
      }),
    );
  });

  it('are the same no matter how far the clock is ahead', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 100_000 }), (backups, days) => {
        const now = later(backups);
        const ahead = new Date(now.getTime() + days * DAY_MS);
        expect(backupsToRemove(backups, ahead)).toEqual(backupsToRemove(backups, now));
      }),
    );
  });

  it('leave 7 days if there are that many, and at most 24 besides those of the newest day', () => {
    const most = KEPT_BACKUPS.days + KEPT_BACKUPS.weeks + KEPT_BACKUPS.months;
    fc.assert(
      fc.property(moments, (backups) => {
        const days = new Set(backups.map(({ at }) => at.toISOString().slice(0, 10))).size;
        const kept = keptOf(backups, later(backups));
        const isNewestDay = ({ name }: DatedBackup) => name.startsWith(newestOf(backups).name.slice(0, 10));
        expect(kept.length).toBeGreaterThanOrEqual(Math.min(days, KEPT_BACKUPS.days));
        expect(kept.filter((backup) => !isNewestDay(backup)).length).toBeLessThan(most);
        expect(kept.filter(isNewestDay)).toEqual(backups.filter(isNewestDay));
      }),
    );
  });

  it('leave nothing more to remove', () => {
    fc.assert(
      fc.property(moments, (backups) => {
        const now = later(backups);
        expect(backupsToRemove(keptOf(backups, now), now)).toEqual([]);
      }),
    );
  });

  it('leave 7 days, 5 weeks, and 12 months after two years of nights', () => {
    let backups: DatedBackup[] = [];
    for (let night = 0; night < 730; night += 1) {
      const at = new Date(START.getTime() + night * DAY_MS);
      backups = keptOf([...backups, named(at)], at);
    }
    const days = backups.map(({ at }) => at.toISOString().slice(0, 10)).toSorted();
    expect(days).toEqual([
      ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
      ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-05', '2027-12-12', '2027-12-19'],
      ...['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28', '2027-12-29', '2027-12-30', '2027-12-31'],
    ]);
  });

  it('keep the backups from before a pause of months', () => {
    const before = [0, 1, 2, 3].map((day) => named(new Date(START.getTime() + day * DAY_MS)));
    const after = named(new Date(START.getTime() + 200 * DAY_MS));
    expect(backupsToRemove([...before, after], after.at)).toEqual([]);
  });
});
