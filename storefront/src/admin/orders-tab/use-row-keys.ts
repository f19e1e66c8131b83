import { useSingleKeys } from '../keys/single-keys';

const ROW = '[data-order]';

const currentRow = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null;

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const current = currentRow();
  const at = current ? rows.indexOf(current) + by : 0;
  rows[Math.min(Math.max(at, 0), rows.length - 1)]?.focus();
}

interface RowKeys {
  openMenu: (orderId: string) => void;
  toggle: (orderId: string) => void;
}

/** J and K move through the rows. S and X act on the focused one. */
export function useRowKeys({ openMenu, toggle }: RowKeys): void {
  const forRow = (act: (orderId: string) => void) => () => {
    const id = currentRow()?.dataset.order;
    if (id) act(id);
  };
  useSingleKeys({ j: () => step(1), k: () => step(-1), s: forRow(openMenu), x: forRow(toggle) });
}
