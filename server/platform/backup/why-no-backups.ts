import type { Env } from '#server/platform/environment/env';

type BackupSettings = Pick<Env, 'BACKUP_DIR' | 'BACKUP_S3_BUCKET' | 'BACKUP_PASSPHRASE'>;

/** Returns what encrypted backups still need, or null if nothing is missing. A shop without any backup settings isn't misconfigured. */
export function whyNoBackups({
  BACKUP_DIR,
  BACKUP_S3_BUCKET,
  BACKUP_PASSPHRASE,
}: BackupSettings): string | null {
  const hasTarget = Boolean(BACKUP_DIR ?? BACKUP_S3_BUCKET);
  if (hasTarget && BACKUP_PASSPHRASE) return null;
  if (hasTarget)
    return 'set BACKUP_PASSPHRASE, because backups hold customer data and are only saved encrypted';
  if (BACKUP_PASSPHRASE) return 'set BACKUP_DIR, BACKUP_S3_BUCKET, or both to say where they go';
  return 'set BACKUP_PASSPHRASE, and BACKUP_DIR, BACKUP_S3_BUCKET, or both';
}
