import { useDeferredValue, useMemo, useRef, useState } from 'react';

export interface Selection {
  selected: ReadonlySet<string>;
  /** The selection once its checkboxes are drawn, for whatever may follow them. */
  settled: ReadonlySet<string>;
  choose: (id: string, isSelected: boolean, span?: boolean) => void;
  selectAll: (isSelected: boolean) => void;
}

/** The entries that are selected on the page. Leaving the page deselects them. */
export function useSelection(visible: readonly { id: string }[]): Selection {
  const [stored, setStored] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const ids = useMemo(() => visible.map(({ id }) => id), [visible]);
  const selected = useMemo(() => new Set(ids.filter((id) => stored.has(id))), [ids, stored]);

  function change(some: readonly string[], isSelected: boolean): void {
    setStored((before) => {
      const next = new Set(ids.filter((id) => before.has(id)));
      for (const id of some) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }

  return {
    selected,
    settled: useDeferredValue(selected),
    choose(id, isSelected, span = false) {
      const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)];
      last.current = id;
      const isSpan = span && from >= 0;
      change(isSpan ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], isSelected);
    },
    selectAll: (isSelected) => change(ids, isSelected),
  };
}
