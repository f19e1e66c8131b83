import { CalendarClock } from 'lucide-react';
import type { OrderView } from '#domain/orders/order-view';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { Muted } from '../../ui/arrange';
import { useOpened } from '../../ui/use-opened';
import { Part, PartButton, Row } from '../parts/dialog-part';
import { ReadyByDialog } from './ready-by-dialog';

/** When the glove is ready, and a form to change it. */
export function ReadyByPart({ order }: { order: OrderView }) {
  const form = useOpened('readyBy', { inAddress: true });
  const { readyBy } = order;
  return (
    <Part title="Ready By" label="Ready by">
      <Row>
        {readyBy ? <p>{formatReadyBy(readyBy)}</p> : <Muted>No date yet</Muted>}
        <PartButton icon={CalendarClock} onClick={() => form.open()}>
          {readyBy ? 'Change Date' : 'Set Date'}
        </PartButton>
      </Row>
      {form.what !== null && <ReadyByDialog order={order} onClose={form.close} />}
    </Part>
  );
}
