import type { CollectionConfig, Field } from 'payload';
import { HIDDEN } from './access';
import { idField } from './fields/common-fields';

/** A collection that only the shop's own operations use. */
export const hidden = (
  slug: string,
  fields: Field[],
  indexes?: CollectionConfig['indexes'],
): CollectionConfig => ({
  slug,
  ...HIDDEN,
  ...(indexes && { indexes }),
  fields: [idField, ...fields],
});
