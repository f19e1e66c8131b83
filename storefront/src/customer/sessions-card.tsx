import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import styled from 'styled-components';
import type { SessionView } from '#domain/own-account/own-account-contract';
import { messageOf } from '../api/client';
import { sessionListQuery, useEndSession } from '../api/own-account';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { PlainList } from '../ui/layout';
import { LoadFailed } from '../ui/load-failed';
import { RowsSkeleton } from '../ui/rows-skeleton';
import { useToast } from '../ui/toast';
import { color, font, space } from '../ui/tokens';
import { useOnce } from '../ui/use-once';
import { CUSTOMER_TEXTS } from './customer-texts';
import { Card, CardHeading, Quiet } from './dashboard-layout';
import { deviceName } from './device-name';

const List = styled(PlainList)`
  display: grid;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  justify-content: space-between;
  min-height: 64px;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${color.line};
`;

const Where = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Device = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  align-items: center;
  font-weight: 600;
`;

const When = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
`;

const FAILED = 'We could not reach the shop. Check your connection and try again.';

/** Every place where the account is signed in, each to be ended from here. */
export function SessionsCard() {
  // Gets the focus when the button that had it is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="sessions-heading">
      <CardHeading ref={heading} id="sessions-heading" tabIndex={-1}>
        Where you are signed in
      </CardHeading>
      <Quiet>End what you do not know, and change your password.</Quiet>
      <Sessions onEnded={() => heading.current?.focus()} />
    </Card>
  );
}

function Sessions({ onEnded }: { onEnded: () => void }) {
  const { toast } = useToast();
  const sessions = useQuery(sessionListQuery());
  const ending = useEndSession();
  const once = useOnce();

  const end = (id: string | null) =>
    once(async () => {
      try {
        await ending.mutateAsync(id);
        const description = id === null ? CUSTOMER_TEXTS.othersEnded : CUSTOMER_TEXTS.sessionEnded;
        toast({ title: 'Success!', description });
        onEnded();
      } catch (error) {
        const description = messageOf(error, CUSTOMER_TEXTS.sessionFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      }
    });

  if (sessions.isError && !sessions.isFetching)
    return (
      <LoadFailed title="This list did not load" onRetry={() => sessions.refetch()}>
        {messageOf(sessions.error, FAILED)}
      </LoadFailed>
    );
  if (!sessions.data) return <RowsSkeleton label="Loading where you are signed in" />;
  const isBusy = (id: string | null) => ending.isPending && ending.variables === id;
  return (
    <>
      <List aria-labelledby="sessions-heading">
        {sessions.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy(session.id)}
            onEnd={() => end(session.id)}
          />
        ))}
      </List>
      {sessions.data.length > 1 && (
        <div>
          <Button variant="secondary" busy={isBusy(null)} busyText="Ending..." onClick={() => end(null)}>
            End all others
          </Button>
        </div>
      )}
    </>
  );
}

interface SessionRowProps {
  session: SessionView;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { createdAt, lastSeenAt, address, userAgent, isCurrent } = session;
  const device = deviceName(userAgent);
  return (
    <Row>
      <Where>
        <Device>
          {device}
          {isCurrent && <Badge variant="success">This one</Badge>}
        </Device>
        <When>
          {address}, last seen {new Date(lastSeenAt).toLocaleString()}, signed in{' '}
          {new Date(createdAt).toLocaleDateString()}
        </When>
      </Where>
      {!isCurrent && (
        <Button
          variant="secondary"
          busy={isBusy}
          busyText="Ending..."
          aria-label={`End ${device}, ${address}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </Row>
  );
}
