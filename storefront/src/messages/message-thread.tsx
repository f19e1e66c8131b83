import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { OrderMessage, ThreadMessage } from '#domain/orders/thread';
import { PhotoTiles } from '../photos/photo-tiles';
import { Muted, StackList } from '../ui/arrange';
import { Button } from '../ui/button';
import { color, font, frame } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './messages-texts';

const Message = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-width: min(100%, 60ch);
  padding: 12px 16px;
  justify-self: start;
  ${frame('raised')}
  &[data-own] {
    justify-self: end;
    border-color: transparent;
    background: ${color.accentSoft};
  }
  > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-note] {
    color: ${color.muted};
    font-size: ${font.small};
    overflow-wrap: anywhere;
  }
  strong {
    color: ${color.text};
    font-weight: 600;
  }
  [data-failed] {
    color: ${color.danger};
    font-weight: 600;
  }
`;

const GLANCE = 20;

interface MessageThreadProps<Shown extends OrderMessage | ThreadMessage> {
  messages: readonly Shown[];
  label?: string;
  number: string;
  reader: 'customer' | 'shop';
  nameOf: (message: Shown) => string;
  at: (moment: string) => ReactNode;
}

/** An order's messages, oldest first, for the customer or the shop: who wrote them, when, how, and what happened to them (rule 33.1). */
export function MessageThread<Shown extends OrderMessage | ThreadMessage>({
  messages,
  label,
  number,
  reader,
  nameOf,
  at,
}: MessageThreadProps<Shown>) {
  const [isExpanded, setExpanded] = useState(false);
  const hidden = isExpanded ? 0 : Math.max(0, messages.length - GLANCE);
  return (
    <>
      {hidden > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setExpanded(true)}>
            {texts.earlierMessages(hidden)}
          </Button>
        </div>
      )}
      <StackList $gap="12px" aria-live="polite" aria-label={label}>
        {messages.slice(hidden).map((message) => (
          <Message key={message.id} data-own={message.from === reader || undefined}>
            <div data-note>
              <strong>{nameOf(message)}</strong>, {at(message.at)}
              {message.from === 'customer' && ` · ${texts.cameBy[message.channel]}`}
            </div>
            {message.text && <p>{message.text}</p>}
            <PhotoTiles
              name={`message-${message.id}`}
              title={uiTexts.photos}
              number={number}
              photos={message.photos}
            />
            {message.files.length > 0 && (
              <Muted $size="small">{texts.filesNotSaved(message.files.join(', '))}</Muted>
            )}
            {message.delivery.map((delivery) => (
              <Sent key={delivery.by} delivery={delivery} reader={reader} />
            ))}
          </Message>
        ))}
      </StackList>
    </>
  );
}

interface SentProps {
  delivery: ThreadMessage['delivery'][number];
  reader: 'customer' | 'shop';
}

function Sent({ delivery: { by, state, problem }, reader }: SentProps) {
  const words = reader === 'shop' ? texts.deliveryForShop : texts.deliveryForCustomer;
  return (
    <div data-note>
      <span data-failed={state === 'failed' || undefined}>{words[by][state]}</span>
      {problem && `: ${problem}`}
    </div>
  );
}
