import type { ReactNode } from 'react';
import { breakable } from '#domain/words/breakable';

/**
 * An email or web address with sensible line breaks. The link's name is the whole address, because some screen readers read out the pieces.
 */
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
