import { typedLines } from '#domain/catalogue/included-lines';
import { SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import { serviceDescription, serviceName } from '#domain/catalogue/service-changes';
import { optionalImage } from '#domain/photos/images';
import { wholeDays } from '#domain/wire/days';
import { stagePrice } from '../hooks/audit/stage-changes';
import { claimPhotosOf, invalidateCache } from '../hooks/shared-rules';
import { withRules } from '../hooks/with-rules';
import { adminOnly, anyone } from './access';
import { activeField, sortOrderField, versionField } from './fields/common-fields';
import { moneyField } from './fields/money-field';
import { choice, IMAGE_IN_LISTS, typed } from './fields/typed-fields';
import { checkedBy } from './fields/validate-with';
import { listed } from './listed';

export const services = listed('services', ['Service', 'Services'], {
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  group: 'Shop',
  columns: ['name', 'category', 'price', 'active', 'sortOrder'],
  description:
    'What customers can order. Changes show up in the shop right away. Orders keep the price they were placed at.',
  defaultSort: 'sortOrder',
  ...withRules('services', [claimPhotosOf('services'), invalidateCache('services')], {
    beforeChange: [stagePrice],
  }),
  fields: [
    versionField,
    { name: 'name', type: 'text', required: true, ...checkedBy(serviceName) },
    typed('textarea', 'description', serviceDescription, {
      required: true,
      hint: 'One or two sentences about what you do to the glove.',
    }),
    moneyField({
      name: 'price',
      label: 'Price',
      required: true,
      admin: { description: 'Per glove, in dollars.' },
    }),
    choice('category', SERVICE_CATEGORY_LABEL, {
      required: true,
      defaultValue: 'relacing',
      admin: { description: 'Relacing services let the customer choose a lace color.' },
    }),
    typed('text', 'picture', optionalImage, {
      hint: 'A photo of the work, picked from Media. Without one, the shop shows a drawing.',
      components: IMAGE_IN_LISTS,
    }),
    typed('textarea', 'included', typedLines.nullish(), {
      label: "What's included",
      hint: 'A short line for each thing, up to six.',
    }),
    typed('number', 'days', wholeDays.nullish(), {
      step: 1,
      hint: 'How long it takes. If empty, the turnaround in Shop settings.',
    }),
    activeField('Offered in the shop. Turn it off instead of deleting it, so old orders keep their names.'),
    sortOrderField,
  ],
});
