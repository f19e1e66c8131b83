import type { QueryKey } from '@tanstack/react-query';
import styled from 'styled-components';
import type { TrackView } from '#domain/orders/track-contract';
import { trackedToken } from '#domain/pages/pages';
import { StackList } from '../ui/arrange';
import { color, font, radius, space } from '../ui/tokens';
import { Day } from './day';
import { MessageForm } from './message-form';
import { PartHeading } from './part-heading';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-content: start;
`;

const Message = styled.li`
  display: grid;
  gap: 4px;
  max-width: min(100%, 60ch);
  padding: 12px 16px;
  justify-self: start;
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.raised};
  &[data-from='customer'] {
    justify-self: end;
    border-color: transparent;
    background: ${color.accentSoft};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  header {
    color: ${color.muted};
    font-size: ${font.small};
  }
  strong {
    color: ${color.text};
    font-weight: 600;
  }
`;

const Quiet = styled.p`
  max-width: 60ch;
  color: ${color.muted};
`;

interface MessagesProps {
  view: TrackView;
  shownBy: QueryKey;
}

/** What customer and shop have written about the order, and a way to write. */
export function Messages({ view: { messages, path, shop }, shownBy }: MessagesProps) {
  const token = trackedToken(path);
  return (
    <Root aria-labelledby="messages-heading">
      <PartHeading id="messages-heading">Messages</PartHeading>
      {messages.length === 0 && <Quiet>Nothing written yet. Ask us anything about your glove.</Quiet>}
      {messages.length > 0 && (
        <StackList $gap="12px" aria-live="polite">
          {messages.map(({ id, at, from, text }) => (
            <Message key={id} data-from={from}>
              <header>
                <strong>{from === 'customer' ? 'You' : shop.name}</strong>, <Day at={at} />
              </header>
              <p>{text}</p>
            </Message>
          ))}
        </StackList>
      )}
      {token !== null && <MessageForm token={token} shownBy={shownBy} />}
    </Root>
  );
}
