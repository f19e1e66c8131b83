import { Link } from '@payloadcms/ui';
import { dashboardAddress } from '#domain/lists/dashboard-address';
import { orderNumber } from '#domain/orders/order-number';
import { ORDER_STATUS_LABEL } from '#domain/orders/order-status';
import { editorEntry, editorList } from '#domain/pages/editor-address';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import type { WaitingForOwner } from '#server/waiting/read-waiting';

export function NewestOrders({ orders }: { orders: WaitingForOwner['newestOrders'] }) {
  return (
    <section aria-labelledby="shop-newest">
      <h2 id="shop-newest">Newest orders</h2>
      {orders === null && <p className="shop-problem">Couldn't load the newest orders. Reload the page.</p>}
      {orders?.length === 0 && <p className="shop-hint">No orders yet.</p>}
      <ul className="shop-newest">
        {orders?.map(({ id, customerName, status, total }) => (
          <li key={id} className="shop-newest__order">
            <Link href={editorEntry('orders', id)} prefetch={false}>
              Order {orderNumber(id)}
            </Link>
            <span className="shop-newest__name">{customerName}</span>
            <span className="shop-newest__status">
              <span className={`shop-badge shop-badge--${status}`}>
                {labelOf(ORDER_STATUS_LABEL, status)}
              </span>
            </span>
            <span className="shop-newest__total shop-number">{formatDollars(total ?? 0)}</span>
            <a
              className="shop-newest__way"
              href={dashboardAddress({ tab: 'orders', order: id })}
              aria-label={`Order ${orderNumber(id)} in the dashboard`}
            >
              Dashboard
            </a>
          </li>
        ))}
      </ul>
      {orders && orders.length > 0 && (
        <p>
          <Link href={editorList('orders')} prefetch={false}>
            All orders
          </Link>
        </p>
      )}
    </section>
  );
}
