import type { CollectionConfig } from 'payload';
import { DISCOUNT_TYPE_LABEL, DISCOUNT_TYPES } from '#domain/discounts/discount';
import { discountCode } from '#domain/discounts/discount-contract';
import { upperCaseCode } from '../hooks/discounts/upper-case-code';
import { adminOnly } from './access/admin-only';
import { activeField } from './fields/active-field';
import { discountValueField } from './fields/discount-value-field';
import { idField } from './fields/id-field';
import { validateWith } from './fields/validate-with';
import { versionField } from './fields/version-field';

export const discounts: CollectionConfig = {
  slug: 'discounts',
  labels: { singular: 'Discount code', plural: 'Discount codes' },
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  admin: {
    group: 'Shop',
    useAsTitle: 'code',
    defaultColumns: ['code', 'type', 'value', 'active', 'createdAt'],
    description: 'Codes customers can enter when they order.',
  },
  defaultSort: '-createdAt',
  fields: [
    idField,
    versionField,
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      validate: validateWith(discountCode),
      hooks: { beforeValidate: [upperCaseCode] },
      admin: { description: 'At least 3 letters or digits; kept in capitals.' },
    },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'percentage',
      options: DISCOUNT_TYPES.map((value) => ({ value, label: DISCOUNT_TYPE_LABEL[value] })),
    },
    discountValueField,
    activeField('Customers can use it now.'),
  ],
};
