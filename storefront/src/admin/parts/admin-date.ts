const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });

/** A moment (ISO 8601) as the dashboard shows it, on the reader's own calendar: 'May 04, 2026' (rule 1.4). */
export function adminDate(moment: string): string {
  return format.format(new Date(moment));
}
