import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { PAGE_SIZE } from '#domain/lists/list-fields';
import type { OrderStatus } from '#domain/orders/order-status';
import { adminOrderQueries } from '../../api/admin-orders';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import { loadable } from '../../first-paint/loadable';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ClearButton } from '../parts/list-panel';
import { both, Loaded } from '../parts/loaded';
import { Pager } from '../parts/pager';
import * as sharedTexts from '../parts/shared-texts';
import { queryForPage } from '../parts/use-list-params';
import type { OrderDialogs } from './opened-dialog';
import type { OrderFilterControls } from './order-filters';
import { OrderTable } from './order-table';
import * as texts from './orders-tab-texts';
import { useChangeStatus } from './status-menu';
import { useBulkStatus } from './use-bulk-status';
import { useRowKeys } from './use-row-keys';
import { useSelection } from './use-selection';

const BulkBar = loadable(async () => (await import('./bulk-bar')).BulkBar);

interface OrderListProps {
  controls: OrderFilterControls;
  dialogs: OrderDialogs;
  $leftOut: readonly number[];
  onClear: () => void;
}

export function OrderList({ controls, dialogs, $leftOut, onClear }: OrderListProps) {
  const { params, isFiltered, goTo } = controls;
  const orders = useQuery(adminOrderQueries.list(queryForPage(params)));
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());
  const { shown, changeStatus, send } = useChangeStatus(orders.data?.entries ?? NONE);
  const selection = useSelection(shown);
  const setAll = useBulkStatus(send);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  useRowKeys({
    openMenu: setMenuOf,
    toggle: (id) => selection.choose(id, !selection.selected.has(id)),
  });

  /** Canceling opens a dialog that asks about refunds. */
  function chooseStatus(id: string, status: OrderStatus): void {
    if (status === 'canceled') dialogs.cancel.open(id);
    else changeStatus(id, status);
  }

  return (
    <Loaded query={both(orders, services)} loading={texts.loadingOrders} failed={texts.ordersDidntLoad} warns>
      {([{ entries, total }, known]) => {
        if (total === 0) {
          const text = isFiltered ? texts.noOrdersMatchSearch : texts.noOrdersYet;
          return <EmptyState text={text} action={isFiltered && <ClearButton onClick={onClear} />} />;
        }
        if (entries.length === 0) {
          const action = (
            <Button variant="secondary" onClick={() => goTo(1)}>
              {texts.goToFirstPage}
            </Button>
          );
          return <EmptyState text={texts.noMoreOrders} action={action} />;
        }
        const selected = shown.filter(({ id }) => selection.settled.has(id));
        return (
          <>
            <OrderTable
              orders={shown}
              services={known}
              laceColors={laceColors.data ?? NONE}
              isPrevious={orders.isPlaceholderData}
              $leftOut={$leftOut}
              selection={selection}
              menuOf={menuOf}
              actions={{
                open: (what, id) => dialogs[what].open(id),
                setStatus: chooseStatus,
                openMenu: setMenuOf,
              }}
            />
            <Suspense fallback={null}>
              {selected.length > 0 && (
                <BulkBar
                  orders={selected}
                  dialogs={dialogs}
                  onStatus={(status) => void setAll(selected, status)}
                  onClear={() => selection.selectAll(false)}
                />
              )}
            </Suspense>
            <Pager
              label={sharedTexts.orders}
              page={params.page}
              pageSize={PAGE_SIZE}
              total={total}
              onPage={goTo}
            />
          </>
        );
      }}
    </Loaded>
  );
}

/** This stays the same object, so only rows that changed render again. */
const NONE: never[] = [];
