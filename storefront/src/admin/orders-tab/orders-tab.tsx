import { ScanQrCode } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { readAllOrders } from '../../api/admin-orders';
import { useMay, useSeesMoney } from '../../api/person';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ColumnMenu, useColumns } from '../../ui/table-columns';
import { TabActions } from '../../ui/tabs';
import { media } from '../../ui/tokens';
import { ActionButton } from '../parts/action-button';
import { ExportButton } from '../parts/export-button';
import { ClearButton } from '../parts/list-panel';
import { TabPanel } from '../parts/panel';
import * as sharedTexts from '../parts/shared-texts';
import { queryForAll } from '../parts/use-list-params';
import { FilterChips } from './filter-chips';
import { FilterPopover } from './filter-popover';
import { OpenedDialog, useOrderDialogs } from './opened-dialog';
import { MONEY_COLUMNS, ORDER_COLUMNS } from './order-columns';
import { useOrderFilters } from './order-filters';
import { OrderList } from './order-list';
import { OrderSearch } from './order-search';
import * as texts from './orders-tab-texts';
import { useOrderRows } from './use-order-rows';
import { ViewStrip } from './view-strip';

const Line = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 232px auto auto;
  gap: 8px;
  align-items: center;
  > [aria-haspopup='menu'] {
    min-height: 40px;
  }
  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr) auto auto;
    > nav {
      grid-column: 1 / -1;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** The Orders tab (rules 7.1 and 20.1): every order, with views, search, filters, and pages. */
export function OrdersTab() {
  const controls = useOrderFilters();
  const dialogs = useOrderDialogs();
  const may = useMay();
  const seesMoney = useSeesMoney();
  const columns = useColumns('orders', ORDER_COLUMNS, seesMoney ? [] : MONEY_COLUMNS);
  const [clearings, setClearings] = useState(0);
  const { params, endsFirst } = controls;
  const readRows = useOrderRows();

  function clear(): void {
    controls.clear();
    // A new key remounts the search, which drops unfinished typing.
    setClearings(clearings + 1);
  }

  return (
    <TabPanel title={sharedTexts.orders}>
      <TabActions>
        {seesMoney && (
          <ExportButton
            exported="orders"
            size="sm"
            disabled={endsFirst}
            read={async () => readRows(await readAllOrders(queryForAll(params)))}
          />
        )}
        <ActionButton icon={ScanQrCode} size="sm" onClick={() => dialogs.scan.open()}>
          {texts.scan}
        </ActionButton>
        {may('POST /api/orders') && (
          <Button size="sm" onClick={() => dialogs.create.open()}>
            {sharedTexts.createOrder}
          </Button>
        )}
      </TabActions>
      <Line aria-label={sharedTexts.orders}>
        <ViewStrip params={params} />
        <OrderSearch
          key={clearings}
          controls={controls}
          focused={clearings > 0}
          onSlip={dialogs.order.open}
        />
        <FilterPopover controls={controls} onClear={clear} />
        <ColumnMenu columns={columns} />
      </Line>
      <FilterChips controls={controls} onClear={clear} />
      {endsFirst ? (
        <EmptyState text={sharedTexts.checkTwoDates} action={<ClearButton onClick={clear} />} />
      ) : (
        <OrderList controls={controls} dialogs={dialogs} $leftOut={columns.$leftOut} onClear={clear} />
      )}
      <OpenedDialog dialogs={dialogs} />
    </TabPanel>
  );
}
