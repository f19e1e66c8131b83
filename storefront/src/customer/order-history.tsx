import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { paths } from '../addresses/paths';
import { messageOf } from '../api/client';
import { customerQueries } from '../api/customer';
import { serviceQueries } from '../api/services';
import { ButtonLink } from '../ui/button';
import { EmptyPlace } from '../ui/empty-place';
import { LoadFailed } from '../ui/load-failed';
import { RowsSkeleton } from '../ui/rows-skeleton';
import { useOpened } from '../ui/use-opened';
import { Card, CardHeading, Quiet } from './dashboard-layout';
import { OrderDetailsDialog } from './order-details-dialog';
import { OrderTable } from './order-table';
import type { PaymentProps } from './payment-due';

const FAILED = 'We could not reach the shop. Check your connection and try again.';

interface OrderHistoryProps {
  Payment: ComponentType<PaymentProps> | undefined;
}

/** Every order of the customer, newest first; each opens its details. */
export function OrderHistory({ Payment }: OrderHistoryProps) {
  return (
    <Card as="section" aria-labelledby="order-history-heading">
      <CardHeading id="order-history-heading">Order History</CardHeading>
      <Orders Payment={Payment} />
    </Card>
  );
}

function Orders({ Payment }: OrderHistoryProps) {
  const orders = useQuery(customerQueries.orders());
  const services = useQuery(serviceQueries.list());
  const { what: openedId, open, close } = useOpened('order', { inAddress: true });

  const failed = [orders, services].find(({ isError, isFetching }) => isError && !isFetching);
  if (failed) {
    return (
      <LoadFailed title="Your orders did not load" onRetry={() => failed.refetch()}>
        {messageOf(failed.error, FAILED)}
      </LoadFailed>
    );
  }
  if (!orders.data || !services.data) return <RowsSkeleton label="Loading your orders" />;
  if (orders.data.length === 0) {
    return (
      <EmptyPlace>
        <h3>No orders found</h3>
        <Quiet>Your orders will appear here once you place one</Quiet>
        <ButtonLink to={paths.order.href()}>Order a service</ButtonLink>
      </EmptyPlace>
    );
  }
  const opened = orders.data.find(({ id }) => id === openedId);
  return (
    <>
      <OrderTable
        orders={orders.data}
        services={services.data}
        onOpen={open}
        canPay={Payment !== undefined}
      />
      {opened && (
        <OrderDetailsDialog order={opened} services={services.data} Payment={Payment} onClose={close} />
      )}
    </>
  );
}
