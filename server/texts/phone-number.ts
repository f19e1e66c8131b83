import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A typed phone number in E.164, American unless it says otherwise. Null if it can't be one (rule 34.2). */
export function phoneNumberOf(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'US');
  return number?.isPossible() && !number.ext ? number.number : null;
}
