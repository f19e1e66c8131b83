import { useQuery } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import type { OwnerOrderView } from '#domain/orders/order-view';
import type { ReplyView } from '#domain/replies/reply-contract';
import { Breakable } from '../../api/breakable';
import { repliesOf, useDecideReply } from '../../api/replies';
import { useNotices } from '../../notices/use-notices';
import { Box, Muted, StackList, Text } from '../../ui/arrange';
import { Lines } from '../../ui/layout';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { Part, Row } from '../parts/dialog-part';
import { EmailProblemAlert } from '../parts/email-problem';
import { Loaded } from '../parts/loaded';
import * as texts from './email-texts';
import { PhotoButtons } from './order-photos';

interface EmailPartProps {
  order: OwnerOrderView;
  onOpen: (photo: string) => void;
}

/** Warns that email isn't reaching the customer, and shows replies from other addresses (rules 32.8 and 32.11). */
export function EmailPart({ order, onOpen }: EmailPartProps) {
  return (
    <>
      {order.emailProblem && (
        <EmailProblemAlert email={order.customerEmail} reason={order.emailProblem.reason} />
      )}
      {order.heldReplies && <HeldReplies order={order} onOpen={onOpen} />}
    </>
  );
}

function HeldReplies({ order, onOpen }: EmailPartProps) {
  const replies = useQuery(repliesOf(order.id));
  return (
    <Part title={texts.answersToCheck}>
      <Loaded query={replies} loading={texts.loading} failed={texts.didntLoad}>
        {(all) => (
          <StackList $gap={2}>
            {all
              .filter(({ isHeld }) => isHeld)
              .map((reply) => (
                <HeldReply key={reply.id} orderId={order.id} reply={reply} onOpen={onOpen} />
              ))}
          </StackList>
        )}
      </Loaded>
    </Part>
  );
}

interface HeldReplyProps extends Pick<EmailPartProps, 'onOpen'> {
  orderId: string;
  reply: ReplyView;
}

function HeldReply({ orderId, reply, onOpen }: HeldReplyProps) {
  const { id, name, address, reason, text, fullText, photos, files } = reply;
  const { attempt } = useNotices();
  const { mutateAsync, isPending } = useDecideReply(orderId);
  const decide = (verdict: 'accept' | 'discard', done: string) =>
    void attempt(() => mutateAsync({ id, verdict }), { done, failed: texts.decideFailed });
  return (
    <Box as="li" $on="surface">
      <Text $strong $breaks>
        <Breakable>{texts.senderLine(name, address)}</Breakable>
      </Text>
      <Muted $size="small">{reason}</Muted>
      <Lines>{text}</Lines>
      {fullText !== text && (
        <details>
          <summary>{texts.showAll}</summary>
          <Lines>{fullText}</Lines>
        </details>
      )}
      {photos.length > 0 && <PhotoButtons label={texts.photosOf(address)} photos={photos} onOpen={onOpen} />}
      {files.length > 0 && <Muted $size="small">{texts.filesNotSaved(files.join(', '))}</Muted>}
      <Row>
        <ActionButton icon={Check} busy={isPending} onClick={() => decide('accept', texts.accepted)}>
          {texts.accept}
        </ActionButton>
        <ActionButton
          icon={Trash2}
          variant="ghost"
          busy={isPending}
          onClick={() => decide('discard', texts.discarded)}
        >
          {uiTexts.discard}
        </ActionButton>
      </Row>
    </Box>
  );
}
