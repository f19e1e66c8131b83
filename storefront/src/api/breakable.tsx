import type { ReactNode } from 'react';
import { breakable } from '#domain/words/breakable';

/** An e-mail or web address, which breaks where a person would break it. A link is named by the whole: some read out the pieces. */
export function Breakable({ children }: { children: string }) {
  const [start, ...rest] = breakable(children);
  return rest.reduce<ReactNode>(
    (before, piece) => (
      <>
        {before}
        <wbr />
        {piece}
      </>
    ),
    start,
  );
}
