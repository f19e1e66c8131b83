import { ScanQrCode } from 'lucide-react';
import { useState } from 'react';
import { useMay, useSeesMoney } from '../../api/person';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../parts/panel';
import { ExportButton } from './export-button';
import { OpenedDialog, useOrderDialogs } from './opened-dialog';
import { OrderFilterFields } from './order-filter-fields';
import { askForOrders, endsFirst, useOrderFilters } from './order-filters';
import { ClearButton, OrderList } from './order-list';

/** The Orders tab (rule 7.1): every order, searched, filtered and in pages. */
export function OrdersTab() {
  const controls = useOrderFilters();
  const dialogs = useOrderDialogs();
  const [clearings, setClearings] = useState(0);
  const { asked } = controls;
  const may = useMay();
  const seesMoney = useSeesMoney();

  function clear(): void {
    controls.clear();
    // A new key remounts the fields, which drops what was just being typed.
    setClearings(clearings + 1);
  }

  return (
    <Panel
      title="Orders"
      actions={
        <>
          {seesMoney && <ExportButton ask={askForOrders(asked)} disabled={endsFirst(asked)} />}
          <Button variant="secondary" onClick={() => dialogs.scan.open()}>
            <ScanQrCode size={20} strokeWidth={2} aria-hidden />
            Scan
          </Button>
          {may('POST /api/orders') && <Button onClick={() => dialogs.create.open()}>Create Order</Button>}
        </>
      }
    >
      <OrderFilterFields key={clearings} controls={controls} focused={clearings > 0} />
      {endsFirst(asked) ? (
        <EmptyState text="Please check the two dates" action={<ClearButton onClick={clear} />} />
      ) : (
        <OrderList controls={controls} dialogs={dialogs} onClear={clear} />
      )}
      <OpenedDialog dialogs={dialogs} />
    </Panel>
  );
}
