import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { changeIf } from '#server/platform/database/change-if';
import { asAdmin, asCustomer, asStaff } from '#server/testing/callers';
import { type Client, ownerClient, staffClient } from '#server/testing/client';
import { collectionRows } from '#server/testing/collection-rows';
import { editorApi } from '#server/testing/editor-api';
import { makeCustomer, makeStaff } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

/** Field names that suggest a secret. The field must be marked as one, or be listed below. */
const LOOKS_SECRET =
  /hash|salt|token|secret|password|challenge|recovery|credential|passkey|publicKey|otp|key$|mark$|^payload$/i;

/** Named like a secret, but meant to be read. */
const OPEN: Readonly<Record<string, string>> = {
  'customers.password': 'what the owner types for a customer; never stored',
  'drawings.entrantsHash': 'made to be shown: it proves who took part',
  'media._objectKey': 'the name of a public picture in the bucket',
  'payload-kv.key': "Payload's own; the collection is nobody's",
  'payload-preferences.key': 'which list of the editor a preference is about',
};

const shop = await testShop({}, editorApi);
/** Everyone who may enter the editor. */
const inEditor: Record<string, Client> = {
  owner: await ownerClient(shop),
  manager: await staffClient(shop, 'manager'),
};
const { user } = await asAdmin(shop.payload);
if (user?.collection !== 'admins') throw new Error('no owner');
const rows = collectionRows({ payload: shop.payload, owner: user });
const VALUE = 'what-nobody-may-read';

function valueFor({ type }: FlattenedField): unknown {
  if (type === 'number') return 7;
  if (type === 'json') return { link: VALUE };
  return type === 'date' ? new Date().toISOString() : VALUE;
}

const isSecret = (field: FlattenedField) =>
  field.custom?.secret === true || ('hidden' in field && field.hidden === true);

/** The secret fields by collection. */
function secretFields() {
  return Object.values(shop.payload.collections).flatMap(({ config: { slug, flattenedFields } }) => {
    const fields = flattenedFields.filter(
      (field) => isSecret(field) && !('virtual' in field && field.virtual),
    );
    return fields.length > 0 ? [{ slug, fields }] : [];
  });
}

for (const { slug, fields } of secretFields()) {
  const { id } = (await rows[slug]?.({ overrideAccess: true })) ?? {};
  const data = Object.fromEntries(fields.map((field) => [field.name, valueFor(field)]));
  if (id) await changeIf(shop.payload, slug, id, { data });
}

/** Every way to a secret: through its own collection, or through a relationship. */
function paths(): { slug: string; path: string }[] {
  return Object.values(shop.payload.collections).flatMap(({ config: { slug, flattenedFields } }) =>
    secretFields().flatMap(({ slug: of, fields }) => {
      const relationships = flattenedFields.flatMap((field) => {
        if (field.type !== 'relationship') return [];
        if (Array.isArray(field.relationTo))
          return field.relationTo.includes(of) ? [`${field.name}.value.`] : [];
        return field.relationTo === of ? [`${field.name}.`] : [];
      });
      return [...(slug === of ? [''] : []), ...relationships].flatMap((prefix) =>
        fields.map(({ name }) => ({ slug, path: `${prefix}${name}` })),
      );
    }),
  );
}

it('marks every field that looks like a secret, or lists it as open', () => {
  const unmarked = Object.values(shop.payload.collections).flatMap(({ config: { slug, flattenedFields } }) =>
    flattenedFields
      .filter((field) => LOOKS_SECRET.test(field.name) && !isSecret(field))
      .map(({ name }) => `${slug}.${name}`),
  );
  expect(unmarked.filter((field) => !(field in OPEN))).toEqual([]);
  expect(Object.keys(OPEN).filter((field) => !unmarked.includes(field))).toEqual([]);
});

describe.each(['owner', 'manager'])('secrets for the %s in the editor', (role) => {
  const get = async (path: string) => inEditor[role]?.('GET', `/cms/api/${path}`);

  it('are never returned, at any selection or depth', async () => {
    const leaks: string[] = [];
    for (const { slug, fields } of secretFields()) {
      const names = fields.map(({ name }) => `${slug}.${name}`);
      const selects = fields.map(({ name }) => `select[${name}]=true&populate[${slug}][${name}]=true`);
      for (const query of ['depth=0', 'depth=3', ...selects]) {
        const { body } = (await get(`${slug}?${query}&limit=0`)) ?? {};
        const text = JSON.stringify(body) ?? '';
        if (text.includes(VALUE)) leaks.push(`${slug}?${query}`);
        leaks.push(...names.filter((name) => text.includes(`"${name.split('.')[1]}":`)));
      }
    }
    expect(leaks).toEqual([]);
  });

  it("can't be found by filtering, sorting, or counting", async () => {
    const answered: string[] = [];
    for (const { slug, path } of paths()) {
      const queries = [
        `${slug}?where[${path}][exists]=true`,
        `${slug}?where[or][0][and][0][${path}][like]=what`,
        `${slug}?sort=-${path}`,
        // In this place, Payload takes 'count' for the name of a preference.
        ...(slug === 'payload-preferences' ? [] : [`${slug}/count?where[${path}][equals]=${VALUE}`]),
      ];
      const statuses = await Promise.all(queries.map(async (query) => [query, (await get(query))?.status]));
      answered.push(...statuses.filter(([, status]) => status !== 400 && status !== 403).map(String));
    }
    expect(answered).toEqual([]);
  });
});

it('returns no secret to any other caller that passes the access rules', async () => {
  const callers = [asCustomer(await makeCustomer(shop.payload)), asStaff(await makeStaff(shop.payload))];
  const answered: string[] = [];
  for (const as of callers)
    for (const { slug, fields } of secretFields())
      for (const { name } of fields) {
        const ask = (query: object) =>
          shop.payload.find({ collection: slug, ...query, ...as }).then(
            ({ docs }) => JSON.stringify(docs),
            () => 'refused',
          );
        const read = await ask({ depth: 2, select: { [name]: true } });
        if (read.includes(VALUE)) answered.push(`${slug}.${name}`);
        if ((await ask({ where: { [name]: { exists: true } } })) !== 'refused')
          answered.push(`where ${name}`);
        if ((await ask({ sort: name })) !== 'refused') answered.push(`sort ${name}`);
      }
  expect(answered).toEqual([]);
});
