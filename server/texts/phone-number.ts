import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Converts a typed phone number to E.164, as American unless it has a country code. Null if it isn't a valid number (rule 34.2). */
export function phoneNumberOf(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'US');
  return number?.isPossible() && !number.ext ? number.number : null;
}
