import { useSearchParams } from 'react-router-dom';
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
      {orderId ? <Confirmation orderId={orderId} /> : <InvalidOrder />}
    </>
  );
}
