import type { Payload } from 'payload';
import { z } from 'zod';
import { type AuditEntry, auditEntry } from '#domain/audit/audit-contract';
import type { AuditQuery } from '#domain/audit/audit-query';
import { madeBetween, type Page } from '#server/access/find-page';
import { readPage } from '#server/database/read-page';
import type { Audit } from '../../payload-types';

const FIELDS = [
  'id',
  'createdAt',
  'kind',
  'actor',
  'name',
  'role',
  'address',
  'subject',
  'text',
  'data',
] as const satisfies (keyof Audit)[];

const rows = z.array(z.custom<Audit>());

/** The shop's trail for its owner, newest first (rule 18.6). Who may ask is judged by the call. */
export async function readAudit(payload: Payload, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { actor, kind, pageSize } = query;
  const { docs, total } = await readPage({
    payload,
    collection: 'audit',
    where: [
      ...(actor ? [{ actor: { equals: actor } }] : []),
      ...(kind ? [{ kind: { equals: kind } }] : []),
      ...madeBetween(query),
    ],
    sort: '-createdAt',
    fields: FIELDS,
    pageSize,
  });
  return { docs: rows.parse(docs).map(present), total };
}

function present({ createdAt: at, ...row }: Audit): AuditEntry {
  const { actor = null, name = null, role = null, address = null, subject = null, data } = row;
  return auditEntry.parse({ ...row, at, actor, name, role, address, subject, data: data ?? {} });
}
