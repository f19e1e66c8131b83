import { createHash, randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type AuditEntry, auditEntry, OWNER_ACTOR } from '#domain/audit/audit-contract';
import type { AuditKind } from '#domain/audit/audit-kinds';
import type { AuditQuery } from '#domain/audit/audit-query';
import { nameOf, roleOf } from '#domain/people/people';
import { keysOf } from '#domain/words/keys-of';
import { madeBetween } from '#server/platform/access/find-page';
import { createByRules } from '#server/platform/database/change-if';
import { findOne, readPage } from '#server/platform/database/find';
import type { Page } from '#server/platform/database/page-query';
import type { Admin, Audit } from '../../payload-types';

export type AuditActor = Pick<Admin, 'id' | 'role' | 'name'>;

export interface AuditEvent {
  id?: string;
  kind: AuditKind;
  /** Null for unknown people and the shop itself. */
  actor: AuditActor | null;
  address?: string | null;
  browser?: string;
  subject?: string | null;
  text: string;
  /** Must not contain secrets. */
  data?: Record<string, unknown>;
}

const SUBJECT_MAX = 200;
const signedIn = z.object({ _sid: z.string() });

type AuditRow = Pick<Audit, 'id' | 'createdAt' | 'kind' | 'text' | 'data'> & Partial<Audit>;

export async function auditRow(
  payload: Payload,
  { actor, address, ...event }: AuditEvent,
): Promise<AuditRow> {
  return {
    id: event.id ?? randomUUID(),
    createdAt: new Date().toISOString(),
    kind: event.kind,
    actor: actor && actorKey(actor),
    name: actor && nameOf(actor),
    role: actor && roleOf(actor),
    address: address === undefined ? await sessionAddress(payload, actor) : address,
    browser: event.browser,
    subject: event.subject?.slice(0, SUBJECT_MAX),
    text: event.text,
    data: event.data ?? {},
  };
}

/** Stores an audit log entry, once per ID (rule 18.6). */
export async function storeAudit(payload: Payload, row: AuditRow): Promise<void> {
  try {
    await createByRules(payload, 'audit', { ...row }, { role: 'shop' });
  } catch (error) {
    if (!(await findOne(payload, 'audit', { id: { equals: row.id } }))) throw error;
  }
}

/** Records an event that isn't a change. Use `audited` for changes. */
export async function recordAudit({ payload, ...event }: AuditEvent & { payload: Payload }): Promise<void> {
  await storeAudit(payload, await auditRow(payload, event));
}

/** How the audit log names an actor: 'owner', or the account's ID for staff. */
export function actorKey({ id, role }: AuditActor): string {
  return role === 'owner' ? OWNER_ACTOR : id;
}

async function sessionAddress(payload: Payload, actor: AuditActor | null): Promise<string | null> {
  const { data: user } = signedIn.safeParse(actor);
  if (!user) return null;
  const where = { id: { equals: user._sid } };
  const session = await findOne(payload, 'sessions', where);
  return session?.address ?? null;
}

/** Returns a hash that identifies a browser in any version. */
export function browserMark(userAgent = ''): string {
  return createHash('sha256')
    .update(userAgent.replaceAll(/[\d.]+/g, ''))
    .digest('base64url')
    .slice(0, 22);
}

const { at: _moment, ...sameInRow } = auditEntry.shape;
const FIELDS = [...keysOf(sameInRow), 'createdAt'] as const satisfies (keyof Audit)[];

/** The audit log, newest first (rule 18.6). Check access first. */
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
  return { docs: docs.map(present), total };
}

function present({ createdAt: at, ...row }: Pick<Audit, (typeof FIELDS)[number]>): AuditEntry {
  const { actor = null, name = null, role = null, address = null, subject = null, data } = row;
  return auditEntry.parse({ ...row, at, actor, name, role, address, subject, data: data ?? {} });
}
