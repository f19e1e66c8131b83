import type { GlobalConfig } from 'payload';
import { DRAWING_DEFAULTS, drawingDay, drawingPrize } from '#domain/drawing';
import { adminOnly } from './access/admin-only';
import { validateWith } from './fields/validate-with';

/** What the owner settles for the whole shop (decisions: drawings). */
export const shopSettings: GlobalConfig = {
  slug: 'shop-settings',
  label: 'Shop settings',
  access: { read: adminOnly, update: adminOnly },
  admin: { group: 'Shop', hideAPIURL: true },
  lockDocuments: false,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'drawingPrize',
          type: 'text',
          label: 'Prize of the monthly drawing',
          required: true,
          defaultValue: DRAWING_DEFAULTS.prize,
          validate: validateWith(drawingPrize),
          admin: { description: 'The winner reads it in the mail.' },
        },
        {
          name: 'drawingDay',
          type: 'number',
          label: 'Day of the drawing',
          required: true,
          defaultValue: DRAWING_DEFAULTS.day,
          validate: validateWith(drawingDay),
          admin: { description: 'Day of the month, 1 to 28. Each month has one winner.' },
        },
      ],
    },
  ],
};
