import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import styled, { css } from 'styled-components';
import type { OrderView } from '#domain/orders/order-view';
import { useMay, useSeesMoney } from '../../api/person';
import { Cells, DataTable } from '../../ui/data-table';
import { AllRowsCheckbox, RowSelection } from '../../ui/row-selection';
import { BELOW_SCREEN, CARDS, laidOutWhenNear, TableRow } from '../../ui/table';
import { color, media } from '../../ui/tokens';
import { useSteady } from '../../ui/use-steady';
import type { Catalogue } from '../order-dialogs/order-choices';
import * as sharedTexts from '../parts/shared-texts';
import { CROWDED } from './order-cells';
import { ORDER_COLUMNS, type OrderRow, type RowActions } from './order-columns';
import type { Selection } from './use-selection';

// Rows of a table can't skip what's below the screen.
const TABLE_LOOK = css`
  ${media.tablet} {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: flex;
      align-items: center;
      border-bottom: 1px solid ${color.line};
    }
    thead tr {
      border-bottom: 2px solid ${color.lineStrong};
    }
    th,
    td {
      min-width: 0;
      border: 0;
    }
    th {
      padding-block: 4px;
    }
  }
  ${CROWDED} {
    th {
      padding-inline: 6px;
    }
  }
`;

const Shown = styled(TableRow)`
  scroll-margin-block: 48px 96px;
  /* A row's changes don't lay out the others again. */
  contain: layout style;
  /* Its menu would be cut off, or behind the next row. */
  &[data-menu='true'] {
    contain: none;
  }
  /* Fading a whole selected page would repaint it ten times. */
  &:not(:hover),
  input {
    transition: none;
  }
  &:has(> :first-child > :checked) {
    background: ${color.accentSoft};
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
  > td {
    height: auto;
    padding-block: 4px;
    line-height: 1.25;
  }
  > td span {
    line-height: 1.25;
  }
  ${media.tablet} {
    min-height: 50px;
  }
  ${CROWDED} {
    > td {
      padding-inline: 6px;
    }
  }
  ${CARDS} {
    grid-template-columns: [mark] auto [main] auto [service] minmax(0, 1fr) [end] auto [tools] auto;
    > td {
      padding-block: 0;
    }
    &${BELOW_SCREEN}:not([data-menu='true']) {
      ${laidOutWhenNear('76px')}
    }
  }
`;

interface OrderTableProps extends Catalogue {
  orders: readonly OrderView[];
  isPrevious: boolean;
  $leftOut: readonly number[];
  selection: Selection;
  menuOf: string | null;
  actions: RowActions;
}

/** A page of orders (rule 7.1): a table, or two-line rows on phones. */
export function OrderTable({
  orders,
  isPrevious,
  $leftOut,
  selection: { selected, choose, selectAll },
  menuOf,
  actions,
  ...catalogue
}: OrderTableProps) {
  const [open, setStatus, openMenu] = [
    useSteady(actions.open),
    useSteady(actions.setStatus),
    useSteady(actions.openMenu),
  ];
  const [steady] = useState<RowActions>({ open, setStatus, openMenu });
  const mayEdit = useMay()('PATCH /api/orders/:id');
  const seesMoney = useSeesMoney();
  return (
    <RowSelection selected={selected} onChoose={choose}>
      <DataTable
        label={sharedTexts.orders}
        busy={isPrevious}
        columns={ORDER_COLUMNS}
        $leftOut={$leftOut}
        look={TABLE_LOOK}
        heads={{
          Choose: (
            <AllRowsCheckbox
              aria-label={sharedTexts.selectAllOnPage}
              selected={selected.size}
              total={orders.length}
              onSelectAll={selectAll}
            />
          ),
        }}
        rows={orders.map((order) => ({
          ...catalogue,
          id: order.id,
          order,
          isMenuOpen: menuOf === order.id,
          seesMoney,
          mayEdit,
          actions: steady,
        }))}
        draw={(row) => <Row key={row.id} {...row} />}
      />
    </RowSelection>
  );
}

/** A click outside the row's controls opens the order, and so does Enter. */
const Row = memo(function Row(row: OrderRow) {
  const { id, actions } = row;

  function openByRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
    const isRow = target instanceof Element && !target.closest('button, input, [role="menu"], [data-apart]');
    const isSelecting = getSelection()?.isCollapsed === false;
    if (!isRow || isSelecting) return;
    // Focus returns here when the order closes.
    currentTarget.focus({ preventScroll: true });
    open(currentTarget);
  }

  function openByKey({ key, target, currentTarget }: KeyboardEvent<HTMLTableRowElement>): void {
    if (key !== 'Enter' || target !== currentTarget) return;
    open(currentTarget);
  }

  /** Answers the press at once. The order itself comes when it's drawn. */
  function open(pressed: HTMLTableRowElement): void {
    pressed.dataset.pressed = '';
    actions.open('order', id);
  }

  function chooseSpan(event: MouseEvent): void {
    // Without this, the browser would select the text in between.
    const isChoosing = event.target instanceof Element && event.target.closest('[data-apart]');
    if (event.shiftKey && isChoosing) event.preventDefault();
  }

  return (
    <Shown
      $opens
      data-menu={row.isMenuOpen}
      tabIndex={-1}
      data-order={id}
      onClick={openByRow}
      onKeyDown={openByKey}
      onBlur={release}
      onMouseDown={chooseSpan}
    >
      <Cells columns={ORDER_COLUMNS} row={row} />
    </Shown>
  );
});

function release({ currentTarget }: FocusEvent<HTMLTableRowElement>): void {
  delete currentTarget.dataset.pressed;
}
