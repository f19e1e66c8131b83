import { useQuery } from '@tanstack/react-query';
import { orderPlaceholders } from '#domain/messages/placeholders';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { paths } from '../../addresses/paths';
import { useWriteOnOrder } from '../../api/admin-order-changes';
import { adminOrderQueries } from '../../api/admin-orders';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { Stack } from '../../ui/layout';
import * as uiTexts from '../../ui/ui-texts';
import { AnswerForm } from '../inbox/answer-form';
import type { OpenEntryProps } from '../inbox/inbox';
import * as historyTexts from '../order-history/order-history-texts';
import { Loaded } from '../parts/loaded';
import { LoadingDialog } from '../parts/loading-dialog';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './conversations-texts';
import { OrderThread } from './order-thread';

const LOADING = { loading: texts.loadingMessages, failed: texts.messagesDidntLoad };

/** One order's conversation, with a form to answer (rule 33.6). */
export function ConversationDialog({ id, onClose }: OpenEntryProps) {
  const order = useQuery(adminOrderQueries.one(id));
  if (order.data) return <Answering order={order.data} onClose={onClose} />;
  return <LoadingDialog {...LOADING} query={order} onClose={onClose} size="lg" title={uiTexts.messages} />;
}

function Answering({ order, onClose }: { order: OwnerOrderView; onClose: () => void }) {
  const { id, customerName, customerEmail } = order;
  const story = useQuery(adminOrderQueries.story(id));
  const { mutateAsync } = useWriteOnOrder(id);
  return (
    <AnswerForm
      title={texts.conversationWith(customerName, orderNumber(id))}
      kind="order"
      values={orderPlaceholders(order)}
      hint={historyTexts.seesItByEmail(customerName, customerEmail)}
      draft={`answer on order ${id}`}
      send={(text) => mutateAsync({ kind: 'message', text })}
      done={historyTexts.messageToCustomerSent}
      failed={historyTexts.messageToCustomerFailed}
      onClose={onClose}
    >
      <Loaded {...LOADING} query={story}>
        {(events) => (
          <Stack>
            <OrderThread order={order} events={events} />
            {order.heldReplies && <Alert tone="info">{texts.repliesToCheck}</Alert>}
            <div>
              <ButtonLink variant="secondary" to={paths.admin.href({ order: id })}>
                {sharedTexts.openOrder(orderNumber(id))}
              </ButtonLink>
            </div>
          </Stack>
        )}
      </Loaded>
    </AnswerForm>
  );
}
