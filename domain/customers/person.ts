import { z } from 'zod';
import { hasPageAddress } from '../pages/page-address';
import { MESSAGES } from '../words/shop-texts';
import { isCommonPassword } from './common-passwords';
import { LINE_MAX, oneLine, storable } from './typed-text';

export const PASSWORD_MIN = 6;
const PASSWORD_MAX = 200;
const TEXT_MAX = 4000;

/** A trimmed line of typed text, at least `min` characters long. */
export function requiredLine(min: number, message: string) {
  return z.string(message).overwrite(oneLine).trim().min(min, message).max(LINE_MAX, MESSAGES.lineTooLong);
}

type Longest = readonly [length: number, message: string];
const TEXT: Longest = [TEXT_MAX, MESSAGES.textTooLong];

/** Trimmed, typed text of several lines, at least `min` characters long. */
export function requiredText(min: number, message: string, [max, tooLong] = TEXT) {
  return z.string(message).overwrite(storable).trim().min(min, message).max(max, tooLong);
}

export const line = requiredLine(0, MESSAGES.enterText);
export const text = requiredText(0, MESSAGES.enterText);

const namesNoPage = [(value: string) => !hasPageAddress(value), MESSAGES.pageAddress] as const;

/** A line a visitor types, without web addresses, because we quote it in emails to unverified addresses (decision 009). */
export function visitorLine(min: number, message: string) {
  return requiredLine(min, message).refine(...namesNoPage);
}

export const visitorAddress = text.refine(...namesNoPage);

export const personName = visitorLine(2, MESSAGES.nameTooShort);
/** Payload's own rule for the part after the @. Payload can't store any other address. */
const EMAIL_HOST = /@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/;

export const email = z
  .string(MESSAGES.invalidEmail)
  .trim()
  .toLowerCase()
  .max(254, MESSAGES.invalidEmail)
  .regex(EMAIL_HOST, MESSAGES.invalidEmail)
  .pipe(z.email(MESSAGES.invalidEmail));
export const phone = visitorLine(10, MESSAGES.invalidPhone);
/** A password for a new account or a reset (rule 10.2), but not a common one. */
export const newPassword = z
  .string(MESSAGES.passwordTooShort)
  .min(PASSWORD_MIN, MESSAGES.passwordTooShort)
  .max(PASSWORD_MAX, MESSAGES.lineTooLong)
  .refine((password) => !isCommonPassword(password), MESSAGES.passwordTooCommon);
