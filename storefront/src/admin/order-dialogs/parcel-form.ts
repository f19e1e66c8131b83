import { z } from 'zod';
import { parcel } from '#domain/shipments/parcel';

const { length, width, height, weight } = parcel.shape;
const typed = (rule: typeof length) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
    .pipe(rule);

export const parcelForm = z.object({
  length: typed(length),
  width: typed(width),
  height: typed(height),
  weight: typed(weight),
});
export type ParcelInput = z.input<typeof parcelForm>;

export const BLANK_PARCEL: ParcelInput = { length: '', width: '', height: '', weight: '' };
