import { useState } from 'react';
import styled from 'styled-components';
import { useSeesMoney } from '../../api/person';
import { useShopFacts } from '../../api/shop-facts';
import { loadable } from '../../first-paint/loadable';
import { LoadingPart } from '../../first-paint/loading-part';
import { EmptyState } from '../../ui/empty-state';
import { ColumnMenu, useColumns } from '../../ui/table-columns';
import { media } from '../../ui/tokens';
import { ClearButton } from '../parts/list-panel';
import { TabPanel } from '../parts/panel';
import * as sharedTexts from '../parts/shared-texts';
import { FilterChips } from './filter-chips';
import { FilterPopover } from './filter-popover';
import { OpenedDialog, useOrderDialogs } from './opened-dialog';
import { MONEY_COLUMNS, ORDER_COLUMNS } from './order-columns';
import { useOrderFilters } from './order-filters';
import { OrderList } from './order-list';
import { OrderSearch } from './order-search';
import { ViewStrip } from './view-strip';

const BenchLoad = loadable(async () => (await import('../bench-load/bench-load')).BenchLoad);

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
  const seesMoney = useSeesMoney();
  const columns = useColumns('orders', ORDER_COLUMNS, seesMoney ? [] : MONEY_COLUMNS);
  const [clearings, setClearings] = useState(0);
  const { params, endsFirst } = controls;
  const { hasBenchDates } = useShopFacts();

  function clear(): void {
    controls.clear();
    // With a new key, the search is mounted again and drops what was being typed.
    setClearings(clearings + 1);
  }

  return (
    <TabPanel title={sharedTexts.orders}>
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
      {hasBenchDates && params.bench && <LoadingPart part={BenchLoad} fallback={null} />}
      {endsFirst ? (
        <EmptyState text={sharedTexts.checkTwoDates} action={<ClearButton onClick={clear} />} />
      ) : (
        <OrderList controls={controls} dialogs={dialogs} $leftOut={columns.$leftOut} onClear={clear} />
      )}
      <OpenedDialog dialogs={dialogs} />
    </TabPanel>
  );
}
