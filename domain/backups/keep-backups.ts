import { DAY_MS } from '../wire/durations';

/** How many days, weeks, and months keep their newest backup (rule 24.5). */
export const KEPT_BACKUPS = { days: 7, weeks: 5, months: 12 } as const;

export interface DatedBackup {
  name: string;
  at: Date;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const monthOf = (at: Date) => at.toISOString().slice(0, 7);

/** Names a week by its Monday. */
function weekOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return dayOf(new Date(at.getTime() - sinceMonday * DAY_MS));
}

const PERIODS = [
  [dayOf, KEPT_BACKUPS.days],
  [weekOf, KEPT_BACKUPS.weeks],
  [monthOf, KEPT_BACKUPS.months],
] as const;

/** These are dated in the future, so either they or the clock are wrong. */
export const inFuture = <Backup extends DatedBackup>(backups: readonly Backup[], now: Date): Backup[] =>
  backups.filter(({ at }) => at > now);

/** The good backups to remove (rule 24.5). Only days with a backup count, so a pause removes nothing early. */
export function backupsToRemove<Backup extends DatedBackup>(backups: readonly Backup[], now: Date): Backup[] {
  if (inFuture(backups, now).length > 0) return [];
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const [newest] = newestFirst;
  // A manual backup after something went wrong must not replace the one before it.
  const kept = new Set(newestFirst.filter(({ at }) => newest && dayOf(at) === dayOf(newest.at)));
  for (const [periodOf, count] of PERIODS) {
    const periods = new Set<string>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.at);
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(backup);
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}
