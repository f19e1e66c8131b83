import { useQuery } from '@tanstack/react-query';
import type { OrderEvent } from '#domain/orders/order-events';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { threadIn } from '#domain/orders/thread';
import { adminOrderQueries } from '../../api/admin-orders';
import { useMay } from '../../api/person';
import { MessageThread } from '../../messages/message-thread';
import * as uiTexts from '../../ui/ui-texts';
import { adminMoment } from '../parts/admin-date';
import { Part } from '../parts/dialog-part';
import * as sharedTexts from '../parts/shared-texts';
import { WholeEmails } from './whole-emails';

interface OrderThreadProps {
  order: Pick<OrderView, 'id' | 'customerName'>;
  events: readonly OrderEvent[];
}

/** An order's conversation as the shop reads it. */
export function OrderThread({ order: { id, customerName }, events }: OrderThreadProps) {
  const may = useMay();
  const messages = threadIn(events.toReversed());
  const isCut = messages.some(({ hasFullText }) => hasFullText);
  return (
    <>
      <MessageThread
        messages={messages}
        label={uiTexts.messages}
        number={orderNumber(id)}
        reader="shop"
        nameOf={({ from, name }) => (from === 'customer' ? customerName : (name ?? sharedTexts.theShop))}
        at={(moment) => <time dateTime={moment}>{adminMoment(moment)}</time>}
      />
      {isCut && may('GET /api/orders/:id/replies') && <WholeEmails orderId={id} />}
    </>
  );
}

/** The conversation in the order's panel. Hidden until there's a message. */
export function ThreadPart({ order }: Pick<OrderThreadProps, 'order'>) {
  const { data: events } = useQuery(adminOrderQueries.story(order.id));
  if (!events?.some(({ kind }) => kind === 'message')) return null;
  return (
    <Part title={uiTexts.messages}>
      <OrderThread order={order} events={events} />
    </Part>
  );
}
