import { useRef, useState } from 'react';

/** What chooses entries of a list by their ids. */
export interface Choosing {
  chosen: ReadonlySet<string>;
  /** Chooses one, or takes it out; with `span`, all from the one that was chosen before up to it. */
  choose: (id: string, isChosen: boolean, span?: boolean) => void;
  /** The same for the whole page. */
  chooseAll: (isChosen: boolean) => void;
}

/** The entries of the page in sight that are chosen; what is no longer in sight is not chosen any more. */
export function useChosen(inSight: readonly { id: string }[]): Choosing {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const ids = inSight.map(({ id }) => id);
  const chosen = new Set(ids.filter((id) => kept.has(id)));

  function change(some: readonly string[], isChosen: boolean): void {
    const next = new Set(chosen);
    for (const id of some) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setKept(next);
  }

  return {
    chosen,
    choose(id, isChosen, span = false) {
      const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)];
      last.current = id;
      const isSpan = span && from >= 0;
      change(isSpan ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], isChosen);
    },
    chooseAll: (isChosen) => change(ids, isChosen),
  };
}
