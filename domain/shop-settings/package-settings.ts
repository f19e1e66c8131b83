import { z } from 'zod';
import { requiredLine } from '../customers/person';
import { packageSize, parcelText, STANDARD_PARCEL } from '../shipments/parcel';
import { noSameName } from '../wire/no-same-name';
import type { SettingField } from './setting-kinds';
import type { ShopSettings } from './settings-contract';

export const PACKAGE_DEFAULTS: Pick<ShopSettings, 'packageSizes' | 'labelServices' | 'inboundLabels'> = {
  packageSizes: [],
  labelServices: [],
  inboundLabels: false,
};

const SIZES_MAX = 20;
const SERVICES_MAX = 40;
const WORD_MAX = 60;
const tooLong = `Keep this under ${WORD_MAX} characters`;

export const packageRules = {
  packageSizes: z
    .array(packageSize)
    .max(SIZES_MAX, `Keep it to ${SIZES_MAX} sizes`)
    .superRefine(noSameName('Another size has this name')),
  labelServices: z
    .array(
      z.object({
        carrier: requiredLine(2, 'Enter a carrier').max(WORD_MAX, tooLong),
        service: z.preprocess(
          (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
          requiredLine(1, 'Enter a service').max(WORD_MAX, tooLong).nullish(),
        ),
      }),
    )
    .max(SERVICES_MAX, `Keep it to ${SERVICES_MAX} services`),
  inboundLabels: z.boolean('Choose yes or no').nullish(),
} satisfies Record<keyof typeof PACKAGE_DEFAULTS, z.ZodType>;

const inches = (label: string) => ({ kind: 'measure', label, required: true }) as const;

export const PACKAGE_FIELDS: Readonly<Record<keyof typeof PACKAGE_DEFAULTS, SettingField>> = {
  packageSizes: {
    kind: 'list',
    label: 'Package sizes',
    entry: ['Package', 'Packages'],
    hint: `The boxes you ship in. The first is the default. Without any, it's ${parcelText(STANDARD_PARCEL)}.`,
    max: SIZES_MAX,
    parts: {
      name: { kind: 'line', label: 'Name', required: true },
      length: inches('Length in inches'),
      width: inches('Width in inches'),
      height: inches('Height in inches'),
      weight: { kind: 'measure', label: 'Weight in ounces', required: true, hint: 'Packed, with the glove.' },
    },
  },
  labelServices: {
    kind: 'list',
    label: 'Carriers and services',
    entry: ['Service', 'Services'],
    hint: 'What you ship with. Leave it empty to see every rate.',
    max: SERVICES_MAX,
    parts: {
      carrier: { kind: 'line', label: 'Carrier', required: true, placeholder: 'USPS' },
      service: {
        kind: 'line',
        label: 'Service',
        placeholder: 'Ground Advantage',
        hint: "Leave it empty for all of this carrier's services.",
      },
    },
  },
  inboundLabels: {
    kind: 'switch',
    label: 'Send a label with shipping instructions',
    hint: 'We buy the cheapest label for your default package when the instructions go out.',
  },
};
