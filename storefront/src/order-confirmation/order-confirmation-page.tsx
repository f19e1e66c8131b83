import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PaidOrder, readPaidOrder } from '../payment/paid-order';
import { PageTitle } from '../ui/page-title';
import { Confirmation } from './confirmation';
import { InvalidOrder } from './invalid-order';

/** Where a paid order ends: its number and what happens next. */
export function OrderConfirmationPage() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId')?.trim();
  return (
    <>
      <PageTitle title={orderId ? 'Order Confirmed' : 'Invalid Order'} unlisted />
      {orderId ? <KnownConfirmation key={orderId} orderId={orderId} /> : <InvalidOrder />}
    </>
  );
}

/** No call tells a visitor about an order by its id alone: what this tab kept of it is all there is. */
function KnownConfirmation({ orderId }: { orderId: string }) {
  const [paid, setPaid] = useState<PaidOrder | null>(null);
  useLayoutEffect(() => setPaid(readPaidOrder(orderId)), [orderId]);
  return <Confirmation orderId={orderId} paid={paid} />;
}
