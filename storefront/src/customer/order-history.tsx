import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { messageOf } from '../api/client';
import { customerQueries } from '../api/customer';
import { serviceQueries } from '../api/services';
import { paths } from '../app/paths';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { Stack } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { font, space } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';
import { Card, CardHeading, Quiet } from './dashboard-layout';
import { OrderDetailsDialog } from './order-details-dialog';
import { OrderTable } from './order-table';
import type { PaymentProps } from './payment-due';
import { useOpenedOrder } from './use-opened-order';

const FAILED = 'We could not reach the shop. Check your connection and try again.';

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding-block: ${space[2]};
  text-align: center;
  svg {
    width: min(220px, 60vw);
    height: auto;
  }
  h3 {
    font-size: ${font.h4};
  }
  a {
    margin-top: ${space[1]};
  }
`;

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
  const { openedId, open, close } = useOpenedOrder();

  const failed = [orders, services].find(({ isError, isFetching }) => isError && !isFetching);
  if (failed) {
    return (
      <Stack>
        <Alert tone="danger" title="Your orders did not load">
          {messageOf(failed.error, FAILED)}
        </Alert>
        <div>
          <Button variant="secondary" onClick={() => failed.refetch()}>
            Try Again
          </Button>
        </div>
      </Stack>
    );
  }
  if (!orders.data || !services.data) return <OrdersSkeleton />;
  if (orders.data.length === 0) {
    return (
      <Empty>
        <EmptyHook />
        <h3>No orders found</h3>
        <Quiet>Your orders will appear here once you place one</Quiet>
        <ButtonLink to={paths.order.href()}>Order a service</ButtonLink>
      </Empty>
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

function OrdersSkeleton() {
  return (
    <Stack aria-busy>
      <VisuallyHidden role="status">Loading your orders</VisuallyHidden>
      <Skeleton height={28} />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </Stack>
  );
}
