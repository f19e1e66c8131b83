import { ChevronDown, MessageSquare, Printer, Tag, X } from 'lucide-react';
import { Suspense } from 'react';
import type { OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { useHasLabels } from '../../api/has-labels';
import { useMay, useSeesMoney } from '../../api/person';
import { loadable } from '../../first-paint/loadable';
import { Button } from '../../ui/button';
import { ChoiceMenu } from '../../ui/choice-menu';
import { ToolButton } from '../../ui/tool-button';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { ExportButton } from '../parts/export-button';
import { SelectionBarRoot, SelectionCount } from '../parts/selection-bar-parts';
import * as sharedTexts from '../parts/shared-texts';
import { BETWEEN_IDS, type OrderDialogs } from './opened-dialog';
import * as texts from './orders-tab-texts';
import { useStatusOptions } from './status-menu';
import { useOrderRows } from './use-order-rows';

const MessageCustomersDialog = loadable(
  async () => (await import('./message-customers-dialog')).MessageCustomersDialog,
);

const BuyLabelsDialog = loadable(async () => (await import('./buy-labels-dialog')).BuyLabelsDialog);

interface BulkBarProps {
  orders: readonly OrderView[];
  dialogs: OrderDialogs;
  onStatus: (status: OrderStatus) => void;
  onClear: () => void;
}

export function BulkBar({ orders, dialogs, onStatus, onClear }: BulkBarProps) {
  const readRows = useOrderRows();
  const messaging = useOpened('message-orders');
  const labels = useOpened('buy-labels');
  const hasLabels = useHasLabels();
  const may = useMay();
  const seesMoney = useSeesMoney();
  // Orders are canceled one at a time, in a dialog that asks about refunds (rule 16.8).
  const options = useStatusOptions().filter(({ value }) => value !== 'canceled');
  return (
    <SelectionBarRoot aria-label={texts.chosenOrders}>
      <ToolButton
        icon={X}
        label={sharedTexts.clearSelection}
        title={sharedTexts.clearSelection}
        onClick={onClear}
      />
      <SelectionCount>{texts.chosenCount(orders.length)}</SelectionCount>
      <ChoiceMenu
        label={texts.setStatus}
        value=""
        options={options}
        onChoose={onStatus}
        trigger={
          <Button variant="secondary" size="sm">
            {texts.setStatus}
            <ChevronDown size={18} />
          </Button>
        }
      />
      <ActionButton
        icon={Printer}
        size="sm"
        aria-haspopup="dialog"
        onClick={() => dialogs.slips.open(orders.map(({ id }) => id).join(BETWEEN_IDS))}
      >
        {uiTexts.print}
      </ActionButton>
      {seesMoney && (
        <ExportButton exported="orders" size="sm" read={() => readRows(orders)}>
          {sharedTexts.exportRows}
        </ExportButton>
      )}
      {may('POST /api/messages/send') && (
        <ActionButton icon={MessageSquare} size="sm" aria-haspopup="dialog" onClick={() => messaging.open()}>
          {sharedTexts.message}
        </ActionButton>
      )}
      {hasLabels && may('POST /api/orders/:id/shipments/:shipmentId/buy') && (
        <ActionButton icon={Tag} size="sm" aria-haspopup="dialog" onClick={() => labels.open()}>
          {texts.buyLabels}
        </ActionButton>
      )}
      {labels.what && (
        <Suspense fallback={null}>
          <BuyLabelsDialog orders={orders} onClose={labels.close} />
        </Suspense>
      )}
      {messaging.what && (
        <Suspense fallback={null}>
          <MessageCustomersDialog orders={orders} onClose={messaging.close} />
        </Suspense>
      )}
    </SelectionBarRoot>
  );
}
