import type { FieldHook } from 'payload';
import { normalizeDiscountCode } from '#domain/discounts/discount';

/** Codes are kept upper-cased, so that the unique key compares them that way (rule 4.2). */
export const upperCaseCode: FieldHook = ({ value }) =>
  typeof value === 'string' ? normalizeDiscountCode(value) : value;
