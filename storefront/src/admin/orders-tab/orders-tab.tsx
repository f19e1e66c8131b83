import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button';
import { OrderDetailsDialog } from '../order-dialogs/order-details-dialog';
import { OrderFormDialog } from '../order-dialogs/order-form-dialog';
import { Panel } from '../panel';

/** The Orders tab (spec 2). */
export function OrdersTab() {
  const [params, setParams] = useSearchParams();
  const [order, edit, create] = ['order', 'edit', 'create'].map((name) => params.get(name));
  const open = (opened: Record<string, string>) => setParams({ tab: 'orders', ...opened });
  const close = () => open({});
  return (
    <Panel title="Orders" actions={<Button onClick={() => open({ create: '1' })}>Create Order</Button>}>
      {order && <OrderDetailsDialog orderId={order} onClose={close} onEdit={() => open({ edit: order })} />}
      {edit && <OrderFormDialog orderId={edit} onClose={close} />}
      {create && <OrderFormDialog orderId={null} onClose={close} />}
    </Panel>
  );
}
