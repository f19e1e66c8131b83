import { useSingleKeys } from '../keys/single-keys';

const ROW = '[data-order]';

/** The row that has the focus, or holds what has it. */
const currentRow = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null;

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const current = currentRow();
  const at = current ? rows.indexOf(current) + by : 0;
  rows[Math.min(Math.max(at, 0), rows.length - 1)]?.focus();
}

interface RowKeys {
  /** Opens the menu of an order's status. */
  openMenu: (orderId: string) => void;
  /** Chooses an order, or takes it out. */
  toggle: (orderId: string) => void;
}

/** Goes through the rows by J and K; S and X are about the row that has the focus, which Enter opens. */
export function useRowKeys({ openMenu, toggle }: RowKeys): void {
  const forRow = (act: (orderId: string) => void) => () => {
    const id = currentRow()?.dataset.order;
    if (id) act(id);
  };
  useSingleKeys({ j: () => step(1), k: () => step(-1), s: forRow(openMenu), x: forRow(toggle) });
}
