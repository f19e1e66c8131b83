import { z } from 'zod';
import type { SettingField } from './setting-kinds';

export interface GallerySettings {
  /** Whether customers are asked if the shop may show their glove (rule 36.1). */
  askToShow: boolean;
}

export const GALLERY_DEFAULTS: GallerySettings = { askToShow: false };

export const galleryRules = {
  askToShow: z.boolean('Choose yes or no').nullish(),
} satisfies Record<keyof GallerySettings, z.ZodType>;

export const GALLERY_FIELDS: Readonly<Record<keyof GallerySettings, SettingField>> = {
  askToShow: {
    kind: 'switch',
    label: 'Ask “May we show your glove?”',
    hint: 'We ask on the order’s page once it’s shipped or picked up, if it has before and after photos. If they say yes, you can add the photos to the gallery.',
  },
};
