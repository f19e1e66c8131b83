import { Fragment } from 'react';
import { breakable } from '#domain/words/breakable';

/** An e-mail or web address, which breaks where a person would break it. A link is named by the whole: some read out the pieces. */
export function Breakable({ children }: { children: string }) {
  return breakable(children).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an address never move.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
