import { expect, it } from 'vitest';

type Row = readonly [unknown, ...unknown[]];

/** Tests a function with a table: each row ends with what the function returns for the values before it. */
export const cases =
  <Each extends Row>(rows: readonly Each[]) =>
  (name: string, result: (row: Each) => unknown): void => {
    it.for(rows)(name, async (row) => {
      expect(await result(row)).toStrictEqual(row.at(-1));
    });
  };

/** Tests that a function returns the same for each of these values. */
export const inputs =
  <Value>(values: readonly Value[]) =>
  (name: string, result: (value: Value) => unknown, expected: unknown): void => {
    it.for(values)(name, async (value) => {
      expect(await result(value)).toStrictEqual(expected);
    });
  };
