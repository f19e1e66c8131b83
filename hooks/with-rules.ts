import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import type { Actor } from '#domain/orders/order-events';
import { actorOf } from '#domain/people/people';
import { applyRules, type Doc, type Rule, rulesFor } from '#server/platform/database/rule';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Runs a collection's rules on Payload's saves. The shop's own writes (server/platform/database/change-if.ts) find them in `custom`. */
export function withRules<Slug extends CollectionSlug>(
  slug: Slug,
  rules: readonly Rule<Slug>[],
  hooks: Hooks = {},
): Pick<CollectionConfig, 'custom' | 'hooks'> {
  const keepRules: CollectionBeforeChangeHook<Doc<Slug>> = async ({ data, originalDoc, operation, req }) => {
    const stored = operation === 'update' && originalDoc ? originalDoc : null;
    const changes = stored ? changedFields(data, stored) : data;
    const { payload } = req;
    // All rules apply to a new document.
    const concerned = stored ? rulesFor(payload, slug, { data: changes }) : rules;
    const by = authorOf(req, stored === null);
    return { ...data, ...(await applyRules(concerned, { payload, stored, changes, by })) };
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

/** The person saving. Writes without a user come from a customer or the shop itself. */
function authorOf({ user }: PayloadRequest, isNew: boolean): Actor {
  if (user?.collection === 'admins') return actorOf(user);
  return { role: isNew ? 'customer' : 'shop' };
}

/** A save sends the whole document, so unchanged values aren't changes. */
function changedFields<Fields extends object>(data: Fields, stored: object): Fields {
  const changed = { ...data };
  for (const [field, value] of Object.entries(data))
    if (value === undefined || isDeepStrictEqual(value, Reflect.get(stored, field) ?? null))
      Reflect.deleteProperty(changed, field);
  return changed;
}
