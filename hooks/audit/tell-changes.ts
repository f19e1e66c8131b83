import { isDeepStrictEqual } from 'node:util';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload';
import { z } from 'zod';
import { recordAudit } from '#server/audit/record-audit';
import { tellPrice } from '#server/audit/shop-trail';
import type { Service } from '../../payload-types';

/** Writes into the trail what somebody of the shop deleted, in dashboard or editor (rule 18.6). */
export const tellDeletion: CollectionAfterDeleteHook = async ({
  doc,
  id,
  collection,
  req: { payload, user },
}) => {
  if (user?.collection !== 'admins') return;
  const { labels, admin, slug } = collection;
  const what = typeof labels.singular === 'string' ? labels.singular : slug;
  const { data: subject = String(id) } = z
    .string()
    .safeParse(Reflect.get(Object(doc), admin.useAsTitle ?? 'id'));
  const text = `Deleted: ${what}`;
  await recordAudit({
    payload,
    kind: 'deletion',
    actor: user,
    subject,
    text,
    data: { collection: slug, id },
  });
};

const fields = z.record(z.string(), z.unknown()).catch({});
/** Fields that a save sets by itself. */
const OWN = new Set(['id', 'createdAt', 'updatedAt', 'globalType']);

/** Writes into the trail which of the shop's settings somebody changed. */
export const tellSettings: GlobalAfterChangeHook = async ({ doc, previousDoc, req: { payload, user } }) => {
  if (user?.collection !== 'admins') return doc;
  const [now, before] = [fields.parse(doc), fields.parse(previousDoc)];
  const changed = Object.keys(now).filter(
    (name) => !OWN.has(name) && !isDeepStrictEqual(now[name] ?? null, before[name] ?? null),
  );
  if (changed.length === 0) return doc;
  const text = `Changed: ${changed.join(', ')}`;
  const subject = 'Shop settings';
  await recordAudit({ payload, kind: 'settings', actor: user, subject, text, data: { fields: changed } });
  return doc;
};

/** Writes into the trail what a service costs after a save in the editor; the dashboard's change tells by itself. */
export const tellSavedPrice: CollectionAfterChangeHook<Service> = async ({
  doc,
  previousDoc,
  operation,
  req: { payload, user },
}) => {
  if (operation !== 'update' || user?.collection !== 'admins') return doc;
  await tellPrice({ payload, user, id: doc.id, name: doc.name, from: previousDoc.price, to: doc.price });
  return doc;
};
