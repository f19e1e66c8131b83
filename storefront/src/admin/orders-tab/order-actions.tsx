import { ScanQrCode } from 'lucide-react';
import styled from 'styled-components';
import { readAllOrders } from '../../api/admin-orders';
import { useMay, useSeesMoney } from '../../api/person';
import { Button } from '../../ui/button';
import { media } from '../../ui/tokens';
import { ActionButton } from '../parts/action-button';
import { ExportButton } from '../parts/export-button';
import * as sharedTexts from '../parts/shared-texts';
import { queryForAll } from '../parts/use-list-params';
import { useOrderDialogs } from './opened-dialog';
import { useOrderFilters } from './order-filters';
import { useOrderRows } from './use-order-rows';

/** On phones these are in the bar at the bottom. */
const InBottomBar = styled.div`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;

export function OrderActions() {
  const { params, endsFirst } = useOrderFilters();
  const dialogs = useOrderDialogs();
  const may = useMay();
  const seesMoney = useSeesMoney();
  const readRows = useOrderRows();
  return (
    <>
      {seesMoney && (
        <ExportButton
          exported="orders"
          size="sm"
          disabled={endsFirst}
          read={async () => readRows(await readAllOrders(queryForAll(params)))}
        />
      )}
      <InBottomBar>
        <ActionButton icon={ScanQrCode} size="sm" onClick={() => dialogs.scan.open()}>
          {sharedTexts.scan}
        </ActionButton>
        {may('POST /api/orders') && (
          <Button size="sm" onClick={() => dialogs.create.open()}>
            {sharedTexts.createOrder}
          </Button>
        )}
      </InBottomBar>
    </>
  );
}
