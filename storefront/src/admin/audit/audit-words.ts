import type { AuditEntry } from '#domain/audit/audit-contract';
import { AUDIT_KIND_LABEL } from '#domain/audit/audit-kinds';
import { ROLE_LABEL } from '#domain/people/people';
import { csvFile } from '../parts/csv-file';

/** Who did it, with the role they had then: 'Bo Stitch, bench'. */
export function whoDid({ name, role, address }: AuditEntry): string {
  if (name === null) return address === null ? 'The shop' : 'Somebody';
  const label = role && ROLE_LABEL[role];
  return !label || label === name ? name : `${name}, ${label.toLowerCase()}`;
}

/** The trail as a table file, an entry each. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  return csvFile(
    entries.map((entry) => ({
      When: entry.at,
      Who: whoDid(entry),
      Kind: AUDIT_KIND_LABEL[entry.kind],
      What: entry.text,
      About: entry.subject ?? '',
      From: entry.address ?? '',
    })),
  );
}
