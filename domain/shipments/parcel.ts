import { z } from 'zod';
import { requiredLine } from '../customers/person';

/** The carriers' largest package, in inches a side and ounces. */
export const PARCEL_MAX = { side: 108, ounces: 70 * 16 } as const;

const upTo = (max: number, message: string) =>
  z
    .number(message)
    .gt(0, message)
    .max(max, message)
    .transform((value) => Math.round(value * 100) / 100)
    .pipe(z.number().gt(0, message));

const side = upTo(PARCEL_MAX.side, `Enter inches, up to ${PARCEL_MAX.side}`);
const ounces = upTo(PARCEL_MAX.ounces, `Enter ounces, up to ${PARCEL_MAX.ounces}`);

/** Sides in inches, weight in ounces. */
export const parcel = z.object({ length: side, width: side, height: side, weight: ounces });
export type Parcel = z.infer<typeof parcel>;

const NAME_MAX = 40;

/** A package the shop uses often. Its name is its ID in calls. */
export const packageSize = parcel.extend({
  name: requiredLine(1, 'Enter a name').max(NAME_MAX, `Keep this under ${NAME_MAX} characters`),
});
export type PackageSize = z.infer<typeof packageSize>;

export const STANDARD_PARCEL: Parcel = { length: 12, width: 10, height: 6, weight: 32 };

/** "12 × 10 × 6 in, 32 oz" */
export const parcelText = ({ length, width, height, weight }: Parcel) =>
  `${length} × ${width} × ${height} in, ${weight} oz`;
