const FIRST_NAME = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)?$/u;
const FIRST_NAME_MAX = 14;

/** How we greet someone without a name. */
export const FALLBACK_NAME = 'there';

interface Greeted {
  name: string;
  /** Whether the reader or the owner typed the name (decision 009). */
  mayQuote: boolean;
}

/** The name that an email greets: at most the first name unless it's confirmed, because anyone may have typed it. */
export function greeting({ name, mayQuote: isVouched }: Greeted): string {
  return isVouched ? name : firstName(name);
}

/** The first name, or "there" if it doesn't look like one, because anyone may have typed it. */
export const firstName = (name: string): string => givenName(name) ?? FALLBACK_NAME;

/** The first name, or null if it doesn't look like one. */
export function givenName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  return first.length <= FIRST_NAME_MAX && FIRST_NAME.test(first) ? first : null;
}
