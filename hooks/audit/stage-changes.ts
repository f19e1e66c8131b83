import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, GlobalBeforeChangeHook } from 'payload';
import { z } from 'zod';
import { deletedOrder } from '#domain/audit/deleted-order';
import { priceEvent } from '#server/audit/shop-events';
import { stage } from '#server/audit/staged';
import type { Order, Service } from '../../payload-types';

const shown = z.record(z.string(), z.unknown()).catch({});

/** Records deletions in the audit log, both from the dashboard and from the editor (rule 18.6). */
export const stageDeletion: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const { payload, user } = req;
  if (user?.collection !== 'admins') return;
  const { labels, admin, slug } = collection;
  const where = { id: { equals: id } };
  const label = typeof labels.singular === 'string' ? labels.singular : slug;
  const about =
    slug === 'orders'
      ? deletedOrder(await payload.db.findOne<Order>({ collection: 'orders', where }))
      : {
          what: label,
          subject: shown.parse(await payload.db.findOne({ collection: slug, where }))[
            admin.useAsTitle ?? 'id'
          ],
        };
  const event = {
    id: String(id),
    kind: 'deletion',
    actor: user,
    subject: z.string().catch(String(id)).parse(about.subject),
    text: `Deleted: ${about.what}`,
    data: { collection: slug, id, ...('data' in about && about.data) },
  } as const;
  stage(req, `${slug} ${id}`, { event, proof: { collection: slug, id: String(id), shows: 'gone' } });
};

const OWN = new Set(['id', 'createdAt', 'updatedAt', 'globalType']);

export const stageSettings: GlobalBeforeChangeHook = ({ data, originalDoc, global, req }) => {
  if (req.user?.collection !== 'admins') return data;
  const [now, before] = [shown.parse(data), shown.parse(originalDoc)];
  const changed = Object.keys(now).filter(
    (name) => !OWN.has(name) && !isDeepStrictEqual(now[name] ?? null, before[name] ?? null),
  );
  if (changed.length === 0) return data;
  const text = `Changed: ${changed.join(', ')}`;
  const event = {
    kind: 'settings',
    actor: req.user,
    subject: 'Shop settings',
    text,
    data: { fields: changed },
  } as const;
  stage(req, global.slug, { event });
  return data;
};

export const stagePrice: CollectionBeforeChangeHook<Service> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || req.user?.collection !== 'admins' || !originalDoc) return data;
  const { id, name, price: from } = originalDoc;
  const event = priceEvent(req.user, id, data.name ?? name, from, data.price ?? from);
  if (event) stage(req, `services ${id}`, event);
  return data;
};
