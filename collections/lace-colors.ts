import { hexColor, laceInventory } from '#domain/catalogue/lace-color-contract';
import { requiredLine } from '#domain/customers/person';
import { optionalImage } from '#domain/photos/images';
import { reorderAt } from '#domain/stock/stock';
import { recordStock } from '../hooks/lace-colors/stock-rule';
import { claimPhotosOf, invalidateCache } from '../hooks/shared-rules';
import { withRules } from '../hooks/with-rules';
import { adminOnly, anyone, staffOnly } from './access';
import { activeField, internal, sortOrderField, versionField } from './fields/common-fields';
import { COLOR, IMAGE_IN_LISTS, typed } from './fields/typed-fields';
import { listed } from './listed';

export const laceColors = listed('lace-colors', ['Lace color', 'Lace colors'], {
  // A copy would have the original's stock movements, too.
  disableDuplicate: true,
  access: { read: anyone, create: adminOnly, update: staffOnly, delete: adminOnly },
  group: 'Shop',
  title: 'name',
  columns: ['imageUrl', 'name', 'inventory', 'hexColor', 'active', 'sortOrder'],
  description: "The laces on your shelf. Below 3 in stock, we tell customers it'll take 7 to 10 days longer.",
  defaultSort: 'sortOrder',
  ...withRules('lace-colors', [recordStock, claimPhotosOf('lace-colors'), invalidateCache('lace-colors')]),
  fields: [
    versionField,
    typed('text', 'name', requiredLine(1, 'Enter a name'), { required: true }),
    typed('number', 'inventory', laceInventory, {
      label: 'Stock',
      required: true,
      defaultValue: 0,
      step: 1,
      hint: 'Laces on the shelf.',
    }),
    // Stock details for the owner (rule 3.10). Visitors can't read them.
    typed('number', 'reorderAt', reorderAt.optional(), {
      step: 1,
      hint: 'The dashboard flags the color when this many are left. Leave it empty for no flag.',
    }),
    // Stock movements. Only the stock rule writes them.
    { name: 'stockLog', type: 'json', ...internal },
    typed('text', 'hexColor', hexColor, {
      label: 'Color',
      required: true,
      defaultValue: '#b5763a',
      hint: "Shown if there's no picture, and on the glove in the order form.",
      components: { ...COLOR, Cell: '/cms/components/cells#ColorCell' },
    }),
    typed('text', 'imageUrl', optionalImage, {
      label: 'Picture',
      hint: 'A photo of the lace, picked from Media.',
      components: IMAGE_IN_LISTS,
    }),
    activeField('Offered in the shop.'),
    sortOrderField,
  ],
});
