import { addressLines } from '../words/address-lines';

export interface PostalParts {
  street1: string;
  street2: string | null;
  city: string;
  state: string;
  zip: string;
}

/** Street lines, then city, state, and ZIP, with an optional country. */
const ADDRESS =
  /^(?<street>.+?), ?(?<city>[^,\d]+?),? (?<state>[A-Z]{2}|[A-Za-z]{4,}(?: [A-Za-z]+){0,2}),? (?<zip>\d{5}(?:-\d{4})?)(?:,? ?(?:USA?|United States))?$/i;

/** Parses an address typed as text. Null if it isn't a complete US address. */
export function parsePostalAddress(text: string): PostalParts | null {
  const oneLine = addressLines(text)
    .map((line) => line.replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');
  const { street = '', city = '', state = '', zip = '' } = ADDRESS.exec(oneLine)?.groups ?? {};
  const lines = street.split(',').map((line) => line.trim());
  // The shop's address may start with the shop's name.
  const first = Math.max(
    0,
    lines.findIndex((line) => /\d/.test(line)),
  );
  const [street1, ...more] = lines.slice(first);
  if (!street1 || !city || !state || !zip) return null;
  return { street1, street2: more.join(', ') || null, city: city.trim(), state, zip };
}
