import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PAGE_SIZE } from '#domain/lists/list-query';
import type { OrderStatus } from '#domain/orders/order-status';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { Pager } from '../../ui/pager';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import type { useColumns } from '../../ui/table-columns';
import { NOT_REACHED } from '../parts/admin-texts';
import { BulkBar } from './bulk-bar';
import type { OrderDialogs } from './opened-dialog';
import { askForOrderPage, type OrderFilterControls } from './order-filters';
import { OrderTable } from './order-table';
import type { OrderColumn } from './row-parts';
import { useChangeStatus } from './status-menu';
import { useBulkStatus } from './use-bulk-status';
import { useChosen } from './use-chosen';
import { useRowKeys } from './use-row-keys';

interface OrderListProps {
  controls: OrderFilterControls;
  dialogs: OrderDialogs;
  columns: ReturnType<typeof useColumns<OrderColumn>>;
  onClear: () => void;
}

/** The orders that match, a page at a time. */
export function OrderList({ controls, dialogs, columns, onClear }: OrderListProps) {
  const { asked, isFiltered, goTo } = controls;
  const orders = useQuery(adminOrderQueries.list(askForOrderPage(asked)));
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());
  const { shown, changeStatus, send } = useChangeStatus(orders.data?.entries ?? NONE);
  const choosing = useChosen(shown);
  const setAll = useBulkStatus(send);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  useRowKeys({
    openMenu: setMenuOf,
    toggle: (id) => choosing.choose(id, !choosing.chosen.has(id)),
  });

  /** An order is canceled in a dialog, which asks about its money. */
  function chooseStatus(id: string, status: OrderStatus): void {
    if (status === 'canceled') dialogs.cancel.open(id);
    else changeStatus(id, status);
  }

  const failed = [orders, services].find(({ isError, isFetching }) => isError && !isFetching);
  const failure = failed && (
    <LoadFailed title="The orders did not load" onRetry={() => failed.refetch()}>
      {messageOf(failed.error, NOT_REACHED)}
    </LoadFailed>
  );
  if (!orders.data || !services.data) return failure ?? <RowsSkeleton label="Loading orders" />;

  const { entries, total } = orders.data;
  if (total === 0) {
    return isFiltered ? (
      <EmptyState text="No orders match your search and filters" action={<ClearButton onClick={onClear} />} />
    ) : (
      <EmptyState text="No orders yet" />
    );
  }
  if (entries.length === 0) {
    const action = (
      <Button variant="secondary" onClick={() => goTo(1)}>
        To the first page
      </Button>
    );
    return <EmptyState text="There are no orders on this page any more" action={action} />;
  }
  const chosen = shown.filter(({ id }) => choosing.chosen.has(id));
  return (
    <>
      {failure}
      <OrderTable
        orders={shown}
        services={services.data}
        laceColors={laceColors.data ?? NONE}
        former={orders.isPlaceholderData}
        columns={columns}
        choosing={choosing}
        menuOf={menuOf}
        actions={{
          open: (what, id) => dialogs[what].open(id),
          setStatus: chooseStatus,
          choose: choosing.choose,
          openMenu: setMenuOf,
        }}
      />
      <BulkBar
        orders={chosen}
        dialogs={dialogs}
        onStatus={(status) => void setAll(chosen, status)}
        onClear={() => choosing.chooseAll(false)}
      />
      <Pager label="Orders" page={asked.page} pageSize={PAGE_SIZE} total={total} onPage={goTo} />
    </>
  );
}

/** The same list at every drawing, so that rows are drawn anew only when something has changed. */
const NONE: never[] = [];

/** Clears search and filters. */
export function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      Clear filters
    </Button>
  );
}
