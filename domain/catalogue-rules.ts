import { z } from 'zod';
import { DISCOUNT_CODE_MIN, type DiscountType, FULL_PERCENTAGE } from './discount';
import { HEX_COLOR } from './lace-color-contract';
import { requiredLine, requiredText } from './person';

/** A service's name and description as the owner's forms check them (rule 3.1). */
export const serviceName = requiredLine(3, 'Name must be at least 3 characters');
export const serviceDescription = requiredText(10, 'Description must be at least 10 characters');

/** A discount code as the owner's forms check it (rule 4.2). */
export const discountCode = requiredLine(DISCOUNT_CODE_MIN, 'Code must be at least 3 characters').regex(
  /^[\w-]+$/,
  'Use letters, digits, - and _ only',
);

/** A discount's value: hundredths of a percent up to 100 %, or cents (rule 4.1). */
export function discountValue(type: DiscountType): z.ZodType<number> {
  const whole = z.int('Please enter a whole number').min(0, 'Please enter a number of at least 0');
  return type === 'percentage' ? whole.max(FULL_PERCENTAGE, 'A percentage may not be above 100 %') : whole;
}

/** Where an entry stands in a list. */
export const position = z.int('Please enter a whole number');

/** The color of a lace where it has no picture, '#rrggbb'. */
export const hexColor = z
  .string('Please enter a color such as #b5763a')
  .regex(HEX_COLOR, 'Please enter a color such as #b5763a');

/** Lace stock is a whole number of at least 0 (rule 3.4). */
export const laceInventory = z.int('Please enter a whole number').min(0, 'Stock cannot be below 0');
