import type { ReactNode } from 'react';

interface WaitingCard {
  title: string;
  /** How many wait; null where that could not be read. */
  count: number | null;
  /** Shown large, in place of the number. */
  figure?: string;
  /** What is the matter, in a few words. */
  children: ReactNode;
  /** The link to all of them, where there is one. */
  way?: ReactNode;
}

/** One kind of thing that waits for the owner, with a link to it. */
export function WaitingCard({ title, count, figure, children, way }: WaitingCard) {
  return (
    <li className={count ? 'shop-waiting shop-waiting--some' : 'shop-waiting'}>
      <h2 className="shop-waiting__title">{title}</h2>
      {count === null ? (
        <p className="shop-problem">This could not be read. Please reload the page.</p>
      ) : count === 0 ? (
        <p className="shop-hint">Nothing waits here.</p>
      ) : (
        <>
          <p className="shop-waiting__figure shop-number">{figure ?? count}</p>
          {children}
          {way && <p className="shop-waiting__way">{way}</p>}
        </>
      )}
    </li>
  );
}
