import { Send } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { EventKind, OrderEvent } from '#domain/orders/order-events';
import { useResendEmail } from '../../api/admin-order-changes';
import { useMay } from '../../api/person';
import { WholeDates } from '../../api/whole-dates';
import { useNotices } from '../../notices/use-notices';
import { Cluster, Muted, Text } from '../../ui/arrange';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { color, radius } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { adminMoment } from '../parts/admin-date';
import * as sharedTexts from '../parts/shared-texts';
import { EVENT_ICON } from './event-icons';
import { actorOf, changesOf, emailOf, titleOf } from './history-words';
import * as texts from './order-history-texts';

const ALARMING: readonly EventKind[] = ['payment-declined', 'payment-problem', 'canceled'];

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 12px;
  padding-bottom: 20px;
  &:last-child {
    padding-bottom: 0;
  }
  /* The thread that the events hang on. */
  &:not(:last-child)::before {
    position: absolute;
    top: 32px;
    bottom: 0;
    left: 15px;
    border-left: 2px solid ${color.line};
    content: '';
  }
`;

const Mark = styled.span<{ $alarming: boolean }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid ${({ $alarming }) => ($alarming ? color.danger : color.line)};
  border-radius: 50%;
  background: ${color.surface};
  color: ${({ $alarming }) => ($alarming ? color.danger : color.muted)};
`;

const Body = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  padding-top: 3px;
  h4 {
    font-family: inherit;
    font-size: 1em;
    font-weight: 600;
    line-height: 1.4;
    text-transform: none;
    overflow-wrap: anywhere;
  }
`;

const entryStyles = {
  note: css`
    border-style: dashed;
    background: ${color.warningSoft};
  `,
  message: css`
    background: ${color.surface};
  `,
} as const;

const EntryBox = styled.p<{ $kind: keyof typeof entryStyles }>`
  width: 100%;
  padding: 10px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${({ $kind }) => entryStyles[$kind]}
`;

export function HistoryEntry({ event }: { event: OrderEvent }) {
  const { kind, at, text, actor } = event;
  const may = useMay();
  const Icon = EVENT_ICON[kind];
  const email = emailOf(event);
  const isFailed = email?.result === 'failed';
  return (
    <Root>
      <Mark $alarming={isFailed || ALARMING.includes(kind)}>
        <Icon size={17} />
      </Mark>
      <Body>
        <Cluster $gap="4px 10px" $align="center">
          <h4>
            <WholeDates>{titleOf(event)}</WholeDates>
          </h4>
          {kind === 'note' && <Badge variant="outline">{texts.onlyShopSees}</Badge>}
          {email && (
            <Badge variant={isFailed ? 'destructive' : 'success'}>
              {isFailed ? sharedTexts.failed : texts.sent}
            </Badge>
          )}
        </Cluster>
        {(kind === 'note' || kind === 'message') && <EntryBox $kind={kind}>{text}</EntryBox>}
        {kind === 'edited' && <Changes event={event} />}
        {isFailed && email.problem && (
          <Text $color="danger" $size="small" $breaks>
            {email.problem}
          </Text>
        )}
        {isFailed && may('POST /api/outbox/:id/resend') && (
          <ResendButton emailId={event.id} email={titleOf(event)} />
        )}
        <Muted $size="small">
          {actorOf(actor)} · <time dateTime={at}>{adminMoment(at)}</time>
        </Muted>
      </Body>
    </Root>
  );
}

function ResendButton({ emailId, email }: { emailId: string; email: string }) {
  const { attempt } = useNotices();
  const { mutateAsync, isPending } = useResendEmail();
  const notices = { done: texts.emailResent, failed: texts.emailResendFailed, quotes: true };
  return (
    <Button
      variant="secondary"
      aria-label={texts.sendAgainEmail(email)}
      busy={isPending}
      busyText={uiTexts.sending}
      onClick={() => void attempt(() => mutateAsync(emailId), notices)}
    >
      <Send size={18} />
      {texts.sendAgain}
    </Button>
  );
}

const ChangeList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 16px;
  dt {
    color: ${color.muted};
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

function Changes({ event }: { event: OrderEvent }) {
  const changes = changesOf(event);
  if (changes.length === 0) return <p>{event.text}</p>;
  return (
    <ChangeList>
      {changes.map(({ field, from, to }) => [
        <dt key={`${field} name`}>{field}</dt>,
        <dd key={field}>{`${from ?? texts.none} → ${to ?? texts.none}`}</dd>,
      ])}
    </ChangeList>
  );
}
