import { useRef, useState } from 'react';

export interface Choosing {
  chosen: ReadonlySet<string>;
  choose: (id: string, isChosen: boolean, span?: boolean) => void;
  selectAll: (isChosen: boolean) => void;
}

/** The selected entries of the page. Leaving the page deselects them. */
export function useSelection(inSight: readonly { id: string }[]): Choosing {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const ids = inSight.map(({ id }) => id);
  const chosen = new Set(ids.filter((id) => selected.has(id)));

  function change(some: readonly string[], isChosen: boolean): void {
    const next = new Set(chosen);
    for (const id of some) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
  }

  return {
    chosen,
    choose(id, isChosen, span = false) {
      const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)];
      last.current = id;
      const isSpan = span && from >= 0;
      change(isSpan ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], isChosen);
    },
    selectAll: (isChosen) => change(ids, isChosen),
  };
}
