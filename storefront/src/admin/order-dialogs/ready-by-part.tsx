import { CalendarClock } from 'lucide-react';
import type { OrderView } from '#domain/orders/order-view';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { Button } from '../../ui/button';
import { useOpened } from '../../ui/use-opened';
import { Part, PartHeading, Quiet, Row } from './dialog-parts';
import { ReadyByDialog } from './ready-by-dialog';

/** When the glove is ready, with the form that changes it; it is in the address, as every form of an order is. */
export function ReadyByPart({ order }: { order: OrderView }) {
  const form = useOpened('readyBy', { inAddress: true });
  const { readyBy } = order;
  return (
    <Part aria-label="Ready by">
      <PartHeading>Ready By</PartHeading>
      <Row>
        {readyBy ? <p>{formatReadyBy(readyBy)}</p> : <Quiet>No date yet</Quiet>}
        <Button variant="secondary" onClick={() => form.open()}>
          <CalendarClock size={20} strokeWidth={2} aria-hidden />
          {readyBy ? 'Change Date' : 'Set Date'}
        </Button>
      </Row>
      {form.what !== null && <ReadyByDialog order={order} onClose={form.close} />}
    </Part>
  );
}
