import type { CollectionConfig } from 'payload';
import { typedLines } from '#domain/catalogue/included-lines';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import { serviceDescription, serviceName } from '#domain/catalogue/service-changes';
import { optionalImage } from '#domain/photos/images';
import { wholeDays } from '#domain/wire/days';
import { stagePrice } from '../hooks/audit/stage-changes';
import { claimPhotosOf, showAtOnce } from '../hooks/shared-rules';
import { withRules } from '../hooks/with-rules';
import { adminOnly, anyone } from './access';
import { activeField, idField, sortOrderField, versionField } from './fields/common-fields';
import { moneyField } from './fields/money-field';
import { validateWith } from './fields/validate-with';

export const services: CollectionConfig = {
  slug: 'services',
  labels: { singular: 'Service', plural: 'Services' },
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  admin: {
    group: 'Shop',
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'price', 'active', 'sortOrder'],
    description:
      'What customers can order. Changes show in the shop at once; orders keep the price they were placed at.',
  },
  defaultSort: 'sortOrder',
  ...withRules('services', [claimPhotosOf('services'), showAtOnce('services')], {
    beforeChange: [stagePrice],
  }),
  fields: [
    idField,
    versionField,
    { name: 'name', type: 'text', required: true, validate: validateWith(serviceName) },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      validate: validateWith(serviceDescription),
      admin: { description: 'One or two sentences: what you do to the glove.' },
    },
    moneyField({
      name: 'price',
      label: 'Price',
      required: true,
      admin: { description: 'Per glove, in dollars.' },
    }),
    {
      name: 'category',
      type: 'select',
      required: true,
      defaultValue: 'relacing',
      options: SERVICE_CATEGORIES.map((value) => ({ value, label: SERVICE_CATEGORY_LABEL[value] })),
      admin: { description: 'Relacing services let the customer choose a lace color.' },
    },
    {
      name: 'picture',
      type: 'text',
      validate: validateWith(optionalImage),
      admin: {
        description: 'A photo of the work, picked from Media. Without one the shop shows its drawing.',
        components: {
          Field: '/cms/components/image-field#ImageField',
          Cell: '/cms/components/cells#ImageCell',
        },
      },
    },
    {
      name: 'included',
      type: 'textarea',
      label: "What's included",
      validate: validateWith(typedLines.nullish()),
      admin: { description: 'A short line for each thing, six at most.' },
    },
    {
      name: 'days',
      type: 'number',
      validate: validateWith(wholeDays.nullish()),
      admin: { step: 1, description: 'How long it takes. Left empty, the turnaround of the shop settings.' },
    },
    activeField('Offered in the shop. Switch off instead of deleting, so that old orders keep their names.'),
    sortOrderField,
  ],
};
