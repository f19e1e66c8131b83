import { z } from 'zod';
import type { SettingField } from './setting-kinds';

export const GALLERY_DEFAULTS = { askToShow: false };

export const galleryRules = {
  askToShow: z.boolean('Choose yes or no').nullish(),
} satisfies Record<keyof typeof GALLERY_DEFAULTS, z.ZodType>;

export const GALLERY_FIELDS: Readonly<Record<keyof typeof GALLERY_DEFAULTS, SettingField>> = {
  askToShow: {
    kind: 'switch',
    label: 'Ask "May we show your glove?"',
    hint: "We ask on the order's page once it's shipped or picked up, if it has before and after photos. If they say yes, you can add the photos to the gallery.",
  },
};
