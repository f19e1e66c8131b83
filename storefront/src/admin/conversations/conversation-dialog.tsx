import { useQuery } from '@tanstack/react-query';
import { orderPlaceholders } from '#domain/messages/placeholders';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { writtenText } from '#domain/orders/track-contract';
import { paths } from '../../addresses/paths';
import { useWriteOnOrder } from '../../api/admin-order-changes';
import { adminOrderQueries } from '../../api/admin-orders';
import { ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { TextAreaField } from '../../ui/text-area-field';
import * as uiTexts from '../../ui/ui-texts';
import * as historyTexts from '../order-history/order-history-texts';
import { useDialogForm } from '../parts/dialog-form';
import { Loaded } from '../parts/loaded';
import { SavedReplyPicker } from '../saved-replies/saved-reply-picker';
import * as texts from './conversations-texts';
import { OrderThread } from './order-thread';

interface ConversationDialogProps {
  /** Comes from the URL, so it can be anything. */
  orderId: string;
  onClose: () => void;
}

/** One order's conversation, with a form to answer (rule 33.6). */
export function ConversationDialog({ orderId, onClose }: ConversationDialogProps) {
  const order = useQuery(adminOrderQueries.one(orderId));
  if (order.data) return <Answering order={order.data} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} size="lg" title={uiTexts.messages}>
      <Loaded query={order} loading={texts.loadingMessages} failed={texts.messagesDidntLoad}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function Answering({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { id, customerName, customerEmail } = order;
  const story = useQuery(adminOrderQueries.story(id));
  const { mutateAsync } = useWriteOnOrder(id);
  const { form, field, dialog } = useDialogForm({
    schema: writtenText,
    values: { text: '' },
    draft: `answer on order ${id}`,
    send: ({ text }) => mutateAsync({ kind: 'message', text }),
    done: historyTexts.messageToCustomerSent,
    failed: historyTexts.messageToCustomerFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title={texts.conversationWith(customerName, orderNumber(id))}
      submit={texts.sendAnswer}
      busyText={uiTexts.sending}
    >
      <Stack $gap={3}>
        <Loaded query={story} loading={texts.loadingMessages} failed={texts.messagesDidntLoad}>
          {(events) => (
            <Stack>
              <OrderThread order={order} events={events} />
              <div>
                <ButtonLink variant="secondary" to={paths.admin.href({ order: id })}>
                  {texts.openOrder(orderNumber(id))}
                </ButtonLink>
              </div>
            </Stack>
          )}
        </Loaded>
        <SavedReplyPicker
          kind="order"
          values={orderPlaceholders(order)}
          read={() => form.getValues('text')}
          onText={(text) => form.setValue('text', text, { shouldDirty: true, shouldValidate: true })}
        />
        <TextAreaField
          label={texts.yourAnswer}
          hint={historyTexts.seesItByEmail(customerName, customerEmail)}
          rows={6}
          required
          autoComplete="off"
          {...field('text')}
        />
      </Stack>
    </FormDialog>
  );
}
