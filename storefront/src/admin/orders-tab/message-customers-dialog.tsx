import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#domain/orders/order-view';
import { ownerCustomerQueries } from '../../api/customers';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useMessageDraft } from '../messages-tab/message-draft';
import { reachableIds } from '../messages-tab/recipients';
import { SendMessageDialog } from '../messages-tab/send-message-dialog';
import { Loaded } from '../parts/loaded';

interface MessageCustomersDialogProps {
  orders: readonly OrderView[];
  onClose: () => void;
}

/** Customers whose account gets messages, and how many orders are left out. */
function recipientsOf(orders: readonly OrderView[], reachable: ReadonlySet<string>) {
  const reached = orders.flatMap(({ customerId }) =>
    customerId && reachable.has(customerId) ? [customerId] : [],
  );
  return { customerIds: [...new Set(reached)], leftOut: orders.length - reached.length };
}

const LEFT_OUT = 'without an account, or whose customer left the mailing list';

/** Writes to the customers of the chosen orders, as the Messages tab does (rule 12.3). */
export function MessageCustomersDialog({ orders, onClose }: MessageCustomersDialogProps) {
  const customers = useQuery(ownerCustomerQueries.all());
  const { draft, change, clear } = useMessageDraft('orders');
  const { customerIds, leftOut } = recipientsOf(orders, new Set(reachableIds(customers.data ?? [])));

  if (customers.data && customerIds.length > 0) {
    const orderCount = leftOut === 1 ? '1 order' : `${leftOut} orders`;
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
        note={leftOut > 0 ? `Left out: ${orderCount} ${LEFT_OUT}.` : undefined}
      />
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title="Message the customers"
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Loaded query={customers} loading="Loading customers" failed="The customers didn't load">
        {() => (
          <p>
            There's no one to message. These are orders {LEFT_OUT}. You can message each customer from their
            order.
          </p>
        )}
      </Loaded>
    </Dialog>
  );
}
