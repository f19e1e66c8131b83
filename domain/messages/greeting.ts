const FIRST_NAME = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)?$/u;
/** Longer words are hardly first names. */
const FIRST_NAME_MAX = 14;

interface Greeted {
  name: string;
  /** Whether the name is the reader's own word, or the owner's (decision 009). */
  mayQuote: boolean;
}

/** The name in an email's greeting: at most the first name, unless it's vouched for, because a stranger may have typed it. */
export function greeting({ name, mayQuote: isVouched }: Greeted): string {
  if (isVouched) return name;
  const [first = ''] = name.trim().split(/\s+/);
  return first.length <= FIRST_NAME_MAX && FIRST_NAME.test(first) ? first : 'there';
}
