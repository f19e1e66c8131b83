import { sizeText } from '#domain/health/health-words';
import { formatCount } from '#domain/wire/money';
import type { StoredBackup } from './vault';

/** Returns one line for each backup, with the places that have it. Times are in UTC, like the backups' names. */
export function describeBackups(backups: readonly StoredBackup[]): string[] {
  return [...new Set(backups.map(({ name }) => name))].map((name) => {
    const same = backups.filter((backup) => backup.name === name);
    const contents = same[0]?.contents;
    const photos = Object.values(contents?.photos ?? {});
    const bytes = photos.reduce((sum, { stored }) => sum + stored, contents?.archive.stored ?? 0);
    const places = same.map(({ vault }) => vault.target.name).join(' and ');
    const orders = formatCount(contents?.collections.orders?.count ?? 0);
    const when = contents?.madeAt.slice(0, 16).replace('T', ' ');
    return `${name}  ${when} UTC  ${orders} orders  ${formatCount(photos.length)} photos  ${sizeText(bytes)}  in ${places}`;
  });
}
