import type { ReactNode } from 'react';
import { breakable } from '#domain/words/breakable';

/** An address that can wrap. Some screen readers read the pieces, so its name is the whole address. */
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
