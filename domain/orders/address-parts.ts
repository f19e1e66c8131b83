import { addressLines } from '../words/address-lines';
import type { AddressParts } from './delivery';
import { stateCode } from './us-states';

/** "Cooperstown, NY 13326", or with the state's full name, or without the comma. */
const LAST_LINE = /^([^, ].*?)(?:, ?([^,]+?)| ([A-Za-z]{2})) (\d{5}(?:-\d{4})?)$/;

/** The parts of an address stored as one text. Null if it doesn't end with a line of city, state, and ZIP code. */
export function addressParts(address: string): AddressParts | null {
  const lines = addressLines(address);
  const [, city = '', named, code = '', zip = ''] = LAST_LINE.exec(lines.at(-1) ?? '') ?? [];
  const state = stateCode(named ?? code);
  const street = lines.slice(0, -1).join(', ');
  return street && state ? { street, city, state, zip } : null;
}
