import { keysOf } from '#domain/words/keys-of';

export interface Choice {
  param: string;
  value: string;
  label: string;
}

export interface ListFilter {
  label: string;
  /** The label of the choice that filters nothing. Without it, there's always a filter. */
  all?: string;
  choices: readonly Choice[];
}

export const choicesOf = <Value extends string>(
  param: string,
  labels: Readonly<Record<Value, string>>,
  values: readonly Value[] = keysOf(labels),
): Choice[] => values.map((value) => ({ param, value, label: labels[value] }));

export const flag = (param: string, label: string): Choice => ({ param, value: ON, label });
export const ON = '1';

export type FilterParams = Readonly<Record<string, string | number | undefined>>;

export const isChosen = ({ param, value }: Choice, params: FilterParams) => params[param] === value;
