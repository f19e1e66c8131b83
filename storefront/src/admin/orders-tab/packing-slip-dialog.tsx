import { useQueries, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { color, radius } from '../../ui/tokens';
import { NOT_REACHED } from '../parts/admin-texts';
import { PackingSlip } from './packing-slip';

/** Prints the slip alone: the page is not wanted, and a scrolling dialog would be cut off. */
const OnlyTheSlip = createGlobalStyle`
  @page {
    margin: 14mm;
  }
  @media print {
    html,
    body {
      min-height: 0;
      background: none;
    }
    body > :not([data-paper]) {
      display: none !important;
    }
  }
`;

const Paper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

const Preview = styled.div`
  padding: clamp(16px, 4vw, 32px);
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: white;
`;

/** Each slip on a sheet of its own. */
const Sheet = styled.div`
  &:not(:last-child) {
    break-after: page;
  }
`;

interface PackingSlipDialogProps {
  /** The orders whose slips are printed, all in one go. */
  orderIds: readonly string[];
  onClose: () => void;
}

/** The slips for orders' parcels, to look at and to print. */
export function PackingSlipDialog({ orderIds, onClose }: PackingSlipDialogProps) {
  const orders = useQueries({ queries: orderIds.map((id) => adminOrderQueries.one(id)) });
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());

  const failed = [...orders, services, laceColors].find(({ isError, isFetching }) => isError && !isFetching);
  const isHere = orders.every(({ data }) => data) && services.data && laceColors.data;
  const slips = isHere
    ? orders.flatMap(({ data: order }) =>
        order && services.data && laceColors.data
          ? [
              <PackingSlip
                key={order.id}
                order={order}
                services={services.data}
                laceColors={laceColors.data}
              />,
            ]
          : [],
      )
    : null;
  const [only = ''] = orderIds;
  const isOne = orderIds.length === 1;
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={isOne ? `Print order ${orderNumber(only)}` : `Print ${orderIds.length} slips`}
      description={isOne ? 'A slip to put into the parcel' : 'A slip to put into each parcel, a sheet each'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button disabled={!slips} onClick={() => print()}>
            <Printer size={20} />
            Print
          </Button>
        </>
      }
    >
      {slips ? (
        <>
          <Stack>
            {slips.map((slip) => (
              <Preview key={slip.key}>{slip}</Preview>
            ))}
          </Stack>
          <OnlyTheSlip />
          {createPortal(
            <Paper data-paper>
              {slips.map((slip) => (
                <Sheet key={slip.key}>{slip}</Sheet>
              ))}
            </Paper>,
            document.body,
          )}
        </>
      ) : failed ? (
        <LoadFailed title="The order did not load" onRetry={() => failed.refetch()}>
          {messageOf(failed.error, NOT_REACHED)}
        </LoadFailed>
      ) : (
        <RowsSkeleton label="Loading the order" />
      )}
    </Dialog>
  );
}
