import { useQuery } from '@tanstack/react-query';
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

interface PackingSlipDialogProps {
  orderId: string;
  onClose: () => void;
}

/** The slip for an order's parcel, to look at and to print. */
export function PackingSlipDialog({ orderId, onClose }: PackingSlipDialogProps) {
  const order = useQuery(adminOrderQueries.one(orderId));
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());

  const failed = [order, services, laceColors].find(({ isError, isFetching }) => isError && !isFetching);
  const slip = order.data && services.data && laceColors.data && (
    <PackingSlip order={order.data} services={services.data} laceColors={laceColors.data} />
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={`Print order ${orderNumber(orderId)}`}
      description="A slip to put into the parcel"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button disabled={!slip} onClick={() => print()}>
            <Printer size={20} strokeWidth={2} aria-hidden />
            Print
          </Button>
        </>
      }
    >
      {slip ? (
        <>
          <Preview>{slip}</Preview>
          <OnlyTheSlip />
          {createPortal(<Paper data-paper>{slip}</Paper>, document.body)}
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
