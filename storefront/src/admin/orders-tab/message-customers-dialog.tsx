import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#domain/orders/order-view';
import { ownerCustomerQueries } from '../../api/customers';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import * as uiTexts from '../../ui/ui-texts';
import { useMessageDraft } from '../messages-tab/message-draft';
import { reachableIds } from '../messages-tab/recipients';
import { SendMessageDialog } from '../messages-tab/send-message-dialog';
import { Loaded } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './orders-tab-texts';

interface MessageCustomersDialogProps {
  orders: readonly OrderView[];
  onClose: () => void;
}

function recipientsOf(orders: readonly OrderView[], reachable: ReadonlySet<string>) {
  const reached = orders.flatMap(({ customerId }) =>
    customerId && reachable.has(customerId) ? [customerId] : [],
  );
  return { customerIds: [...new Set(reached)], leftOut: orders.length - reached.length };
}

const SKIPPED = texts.withNoAccountOrUnsubscribed;

/** Writes to the customers of the selected orders, like the Messages tab (rule 12.3). */
export function MessageCustomersDialog({ orders, onClose }: MessageCustomersDialogProps) {
  const customers = useQuery(ownerCustomerQueries.all());
  const { draft, change, clear } = useMessageDraft('orders');
  const { customerIds, leftOut } = recipientsOf(orders, new Set(reachableIds(customers.data ?? [])));

  if (customers.data && customerIds.length > 0) {
    const orderCount = texts.ordersCount(leftOut);
    return (
      <SendMessageDialog
        draft={draft}
        customerIds={customerIds}
        onChange={change}
        onSent={() => {
          clear();
          onClose();
        }}
        onClose={onClose}
        note={leftOut > 0 ? texts.leftOut(orderCount, SKIPPED) : undefined}
      />
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={texts.messageTheCustomers}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {uiTexts.close}
        </Button>
      }
    >
      <Loaded
        query={customers}
        loading={sharedTexts.loadingCustomers}
        failed={sharedTexts.customersDidntLoad}
      >
        {() => <p>{texts.noOneToMessage(SKIPPED)}</p>}
      </Loaded>
    </Dialog>
  );
}
