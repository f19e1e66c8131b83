/** Returns when the next nightly backup is due, at a time like '03:15' on the machine's clock. */
export function nextBackup(time: string, after: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const next = new Date(after);
  next.setHours(hours, minutes, 0, 0);
  if (next <= after) next.setDate(next.getDate() + 1);
  return next;
}

/** How long until a failed backup is tried again, in ms. */
export const BACKUP_RETRY_MS = 60 * 60 * 1000;
