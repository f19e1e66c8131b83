import type { CollectionConfig } from 'payload';
import { idField } from './fields/common-fields';

interface Listed
  extends Omit<CollectionConfig, 'slug' | 'labels' | 'admin'>,
    Pick<NonNullable<CollectionConfig['admin']>, 'baseFilter'> {
  group: 'Customers' | 'Orders' | 'Shop';
  columns: [string, ...string[]];
  title?: string;
  search?: string[];
  description: string;
}

/** A collection in the editor's menu. */
export function listed(slug: string, labels: readonly [one: string, many: string], shown: Listed) {
  const { group, columns, title = columns[0], search, description, baseFilter, fields, ...config } = shown;
  const [singular, plural] = labels;
  return {
    slug,
    labels: { singular, plural },
    ...config,
    admin: {
      group,
      useAsTitle: title,
      defaultColumns: columns,
      ...(search && { listSearchableFields: search }),
      ...(baseFilter && { baseFilter }),
      description,
    },
    fields: [idField, ...fields],
  } satisfies CollectionConfig;
}
