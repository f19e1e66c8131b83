import { createElement, Fragment } from 'react';
import { splitAtDates } from '#domain/words/days';

/** A text in which no line ends inside a date. */
export function WholeDates({ children }: { children: string }) {
  const pieces = splitAtDates(children);
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) =>
      index % 2 ? createElement('span', { 'data-whole': true }, piece) : piece,
    ),
  );
}
