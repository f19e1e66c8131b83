import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { PAGE_SIZE } from '#domain/lists/list-query';
import type { OrderStatus } from '#domain/orders/order-status';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { serviceQueries } from '../../api/services';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { Pager } from '../../ui/pager';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { space } from '../../ui/tokens';
import { NOT_REACHED } from '../parts/admin-texts';
import type { OrderDialogs } from './opened-dialog';
import { askForOrderPage, type OrderFilterControls } from './order-filters';
import { OrderTable } from './order-table';
import { useChangeStatus } from './status-menu';

const Matches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px ${space[2]};
  align-items: center;
  justify-content: space-between;
`;

interface OrderListProps {
  controls: OrderFilterControls;
  dialogs: OrderDialogs;
  onClear: () => void;
}

/** The orders that match, a page at a time. */
export function OrderList({ controls, dialogs, onClear }: OrderListProps) {
  const { asked, isFiltered, goTo } = controls;
  const orders = useQuery(adminOrderQueries.list(askForOrderPage(asked)));
  const services = useQuery(serviceQueries.list());
  const { shown, changeStatus } = useChangeStatus(orders.data?.entries ?? []);

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
  return (
    <>
      {failure}
      {isFiltered && (
        <Matches>
          <p>{total === 1 ? '1 order matches' : `${total.toLocaleString('en-US')} orders match`}</p>
          <ClearButton onClick={onClear} />
        </Matches>
      )}
      <OrderTable
        orders={shown}
        services={services.data}
        former={orders.isPlaceholderData}
        dialogs={dialogs}
        onStatus={chooseStatus}
      />
      <Pager label="Orders" page={asked.page} pageSize={PAGE_SIZE} total={total} onPage={goTo} />
    </>
  );
}

/** Clears search and filters. */
export function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      Clear filters
    </Button>
  );
}
