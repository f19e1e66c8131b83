import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import type { Actor } from '#domain/orders/order-events';
import { actorOf } from '#domain/people/people';
import { applyRules, type Doc, type Rule, rulesFor } from '#server/platform/database/rule';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Runs a collection's rules when Payload saves. The shop's own writes (server/platform/database/change-if.ts) find them in `custom`. */
export function withRules<Slug extends CollectionSlug>(
  slug: Slug,
  rules: readonly Rule<Slug>[],
  hooks: Hooks = {},
): Pick<CollectionConfig, 'custom' | 'hooks'> {
  const keepRules: CollectionBeforeChangeHook<Doc<Slug>> = async ({ data, originalDoc, operation, req }) => {
    const stored = operation === 'update' && originalDoc ? originalDoc : null;
    const changes = stored ? changedFields(data, stored) : data;
    const { payload } = req;
    // A new document is checked by all rules.
    const applicable = stored ? rulesFor(payload, slug, { data: changes }) : rules;
    const by = authorOf(req, stored === null);
    return { ...data, ...(await applyRules(applicable, { payload, stored, changes, by })) };
  };
  const afterwards = ({ req: { payload } }: { req: PayloadRequest }) => {
    for (const { after } of rules) after?.(payload);
  };
  return {
    custom: { rules },
    hooks: {
      ...hooks,
      beforeChange: [keepRules, ...(hooks.beforeChange ?? [])],
      afterChange: [afterwards, ...(hooks.afterChange ?? [])],
      afterDelete: [afterwards, ...(hooks.afterDelete ?? [])],
    },
  };
}

/** The person who saves. A write without a user comes from a customer or from the shop itself. */
function authorOf({ user }: PayloadRequest, isNew: boolean): Actor {
  if (user?.collection === 'admins') return actorOf(user);
  return { role: isNew ? 'customer' : 'shop' };
}

/** Payload sends the whole document, so values that didn't change don't count as changes. */
function changedFields<Fields extends object>(data: Fields, stored: object): Fields {
  const changed = { ...data };
  for (const [field, value] of Object.entries(data))
    if (value === undefined || isDeepStrictEqual(value, Reflect.get(stored, field) ?? null))
      Reflect.deleteProperty(changed, field);
  return changed;
}
