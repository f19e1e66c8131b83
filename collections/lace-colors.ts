import type { CollectionConfig } from 'payload';
import { hexColor, laceInventory } from '#domain/catalogue/lace-color-contract';
import { requiredLine } from '#domain/customers/person';
import { optionalImage } from '#domain/photos/images';
import { tellStock } from '../hooks/lace-colors/stock-rule';
import { claimPhotosOf, showAtOnce } from '../hooks/shared-rules';
import { withRules } from '../hooks/with-rules';
import { adminOnly, anyone, staffOnly } from './access';
import { activeField, idField, sortOrderField, versionField } from './fields/common-fields';
import { stockFields } from './fields/stock-fields';
import { validateWith } from './fields/validate-with';

export const laceColors: CollectionConfig = {
  slug: 'lace-colors',
  // A copy would hold the movements of the original's stock.
  disableDuplicate: true,
  labels: { singular: 'Lace color', plural: 'Lace colors' },
  access: { read: anyone, create: adminOnly, update: staffOnly, delete: adminOnly },
  admin: {
    group: 'Shop',
    useAsTitle: 'name',
    defaultColumns: ['imageUrl', 'name', 'inventory', 'hexColor', 'active', 'sortOrder'],
    description:
      'The laces on your shelf. Below 3 in stock, customers are told that it takes 7 to 10 days longer.',
  },
  defaultSort: 'sortOrder',
  ...withRules('lace-colors', [tellStock, claimPhotosOf('lace-colors'), showAtOnce('lace-colors')]),
  fields: [
    idField,
    versionField,
    {
      name: 'name',
      type: 'text',
      required: true,
      validate: validateWith(requiredLine(1, 'Please enter a name')),
    },
    {
      name: 'inventory',
      type: 'number',
      label: 'Stock',
      required: true,
      defaultValue: 0,
      validate: validateWith(laceInventory),
      admin: { step: 1, description: 'Laces on the shelf.' },
    },
    ...stockFields,
    {
      name: 'hexColor',
      type: 'text',
      label: 'Color',
      required: true,
      defaultValue: '#b5763a',
      validate: validateWith(hexColor),
      admin: {
        description: 'Shown where there is no picture, and on the glove in the order form.',
        components: {
          Field: '/cms/components/color-field#ColorField',
          Cell: '/cms/components/cells#ColorCell',
        },
      },
    },
    {
      name: 'imageUrl',
      type: 'text',
      label: 'Picture',
      validate: validateWith(optionalImage),
      admin: {
        description: 'A photo of the lace, picked from Media.',
        components: {
          Field: '/cms/components/image-field#ImageField',
          Cell: '/cms/components/cells#ImageCell',
        },
      },
    },
    activeField('Offered in the shop.'),
    sortOrderField,
  ],
};
