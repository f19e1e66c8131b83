import { keysOf } from '../words/keys-of';

interface OrderLine {
  /** The line's name in the history when it's edited. Null if a change has its own kind of event. */
  edit: string | null;
  isAskedWhenNew: boolean;
  isAtBench: boolean;
  isTracked: boolean;
  isErased: boolean;
}

/** A new line gets a row here: schemas, views, emails, the form, and the history follow. Where it's shown is up to each screen. */
export const ORDER_LINES = {
  discountCode: {
    edit: 'Discount code',
    isAskedWhenNew: true,
    isAtBench: false,
    isTracked: false,
    isErased: false,
  },
  trackingNumber: {
    edit: null,
    isAskedWhenNew: false,
    isAtBench: true,
    isTracked: true,
    isErased: true,
  },
} as const satisfies Record<string, OrderLine>;

export type LineName = keyof typeof ORDER_LINES;

export const LINE_NAMES = keysOf(ORDER_LINES);

type Trait = Exclude<keyof OrderLine, 'edit'>;

type LineWhere<Name extends Trait, Value extends boolean> = {
  [Line in LineName]: (typeof ORDER_LINES)[Line][Name] extends Value ? Line : never;
}[LineName];

export function linesWhere<Name extends Trait, Value extends boolean>(
  trait: Name,
  value: Value,
): LineWhere<Name, Value>[] {
  return LINE_NAMES.filter(
    (name): name is LineName & LineWhere<Name, Value> => ORDER_LINES[name][trait] === value,
  );
}
