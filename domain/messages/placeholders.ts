import type { z } from 'zod';
import { orderNumber } from '../orders/order-number';
import { formatReadyBy, type ReadyBy } from '../orders/ready-by-days';
import { keysOf } from '../words/keys-of';
import { FALLBACK_NAME, firstName } from './greeting';

/** What a placeholder becomes when we don't know it (rule 33.9). */
const UNKNOWN = {
  'first name': FALLBACK_NAME,
  order: 'your order',
  ready: 'as soon as possible',
} as const satisfies Record<string, string>;

/** The placeholders of the owner's texts, written in braces: {first name}. */
export type Placeholder = keyof typeof UNKNOWN;
export const PLACEHOLDERS = keysOf(UNKNOWN);

export type PlaceholderValues = Partial<Record<Placeholder, string>>;

/** The placeholders that work in each kind of message. A question has no name and no order. */
export const PLACEHOLDERS_IN = {
  order: PLACEHOLDERS,
  bulk: ['first name'],
  question: ['first name'],
} as const satisfies Record<string, readonly Placeholder[]>;

const IN_BRACES = /\{([^{}\n]*)\}/g;

/** With the word that owners type before a date and that its value has, too. */
const FILLED = /(\baround )?\{([^{}\n]*)\}/gi;
const AROUND = 'around ';

const nameIn = (inBraces: string) => inBraces.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function asPlaceholder(inBraces: string): Placeholder | undefined {
  const name = nameIn(inBraces);
  return PLACEHOLDERS.find((each) => each === name);
}

/** Fills placeholders once, with fallback words for unknown values. `only` leaves the others for later. */
export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
  only: readonly Placeholder[] = PLACEHOLDERS,
): string {
  return text.replaceAll(FILLED, (written, around: string = '', inBraces: string) => {
    const placeholder = asPlaceholder(inBraces);
    if (!placeholder || !only.includes(placeholder)) return written;
    const value = values[placeholder] || UNKNOWN[placeholder];
    if (placeholder !== 'ready') return around + value;
    return around && value.startsWith(AROUND) ? around + value.slice(AROUND.length) : value;
  });
}

export function placeholdersOf(text: string): Placeholder[] {
  return PLACEHOLDERS.filter((each) => writtenIn(text).includes(each));
}

const writtenIn = (text: string) =>
  Array.from(text.matchAll(IN_BRACES), ([, inBraces = '']) => nameIn(inBraces));

const inBraces = (name: string) => `{${name}}`;

/** Returns what's wrong with a text's placeholders, naming the first that isn't allowed. Null if nothing is wrong. */
export function placeholderProblem(text: string, allowed: readonly Placeholder[]): string | null {
  const wrong = writtenIn(text).find((name) => !allowed.some((each) => each === name));
  if (wrong === undefined) return null;
  const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
  const hint =
    allowed.length > 0
      ? `Use ${either.format(allowed.map(inBraces))}.`
      : "This text can't have placeholders.";
  return `${inBraces(wrong)} doesn't work here. ${hint}`;
}

/** Refuses a text with other placeholders than these, and names the ones that work. */
export function onlyPlaceholders(allowed: readonly Placeholder[]) {
  return (text: string, context: z.RefinementCtx): void => {
    const message = placeholderProblem(text, allowed);
    if (message) context.addIssue({ code: 'custom', message });
  };
}

interface FilledOrder {
  id: string;
  customerName: string;
  readyBy: ReadyBy | null;
}

/** The values of an order's placeholders. A name that doesn't look like one isn't used (decision 009). */
export function orderPlaceholders({ id, customerName, readyBy }: FilledOrder): PlaceholderValues {
  return {
    'first name': firstName(customerName),
    order: orderNumber(id),
    ...(readyBy && { ready: AROUND + formatReadyBy(readyBy) }),
  };
}
