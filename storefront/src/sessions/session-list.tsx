import { useQuery } from '@tanstack/react-query';
import { dayOf } from '#domain/orders/ready-by-days';
import type { SessionView } from '#domain/own-account/own-account-contract';
import { formatDate } from '#domain/words/days';
import { type AccountKind, sessionListQuery, useSignOutSession } from '../api/sessions';
import { NotLoaded } from '../notices/not-loaded';
import { success, useNotices } from '../notices/use-notices';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ListedRow, ListedRows } from '../ui/listed-rows';
import { Local } from '../ui/local';
import { RowsSkeleton } from '../ui/rows-skeleton';
import { useOnce } from '../ui/use-once';
import { deviceName } from './device-name';
import * as texts from './sessions-texts';

interface SessionListProps {
  kind: AccountKind;
  label: string;
  onSignedOut: () => void;
}

/** Where an account is signed in, with buttons to sign out each device (rule 10.15). */
export function SessionList({ kind, label, onSignedOut }: SessionListProps) {
  const { attempt } = useNotices();
  const sessions = useQuery(sessionListQuery(kind));
  const ending = useSignOutSession(kind);
  const once = useOnce();

  const end = (id: string | null) =>
    once(async () => {
      const isEnded = await attempt(() => ending.mutateAsync(id), {
        done: success(id === null ? texts.othersEnded : texts.sessionEnded),
        failed: texts.sessionFailed,
        quotes: true,
      });
      if (isEnded) onSignedOut();
    });

  if (sessions.isError && !sessions.isFetching)
    return <NotLoaded title={texts.thisListDidntLoad} query={sessions} />;
  if (!sessions.data) return <RowsSkeleton label={texts.loadingDevices} />;
  const isBusy = (id: string | null) => ending.isPending && ending.variables === id;
  return (
    <>
      <ListedRows aria-label={label}>
        {sessions.data.map((session, index) => (
          <SessionRow
            key={session.id}
            session={session}
            position={index + 1}
            isBusy={isBusy(session.id)}
            onSignOut={() => end(session.id)}
          />
        ))}
      </ListedRows>
      {sessions.data.length > 1 && (
        <div>
          <Button
            variant="secondary"
            busy={isBusy(null)}
            busyText={texts.signingOut}
            onClick={() => end(null)}
          >
            {texts.signOutAllOthers}
          </Button>
        </div>
      )}
    </>
  );
}

const day = (moment: string) => formatDate(dayOf(new Date(moment)));

interface SessionRowProps {
  session: SessionView;
  /** The session's position in the list, because two may have the same name. */
  position: number;
  isBusy: boolean;
  onSignOut: () => void;
}

function SessionRow({ session, position, isBusy, onSignOut }: SessionRowProps) {
  const { createdAt, lastSeenAt, address, userAgent, isCurrent } = session;
  const device = deviceName(userAgent);
  return (
    <ListedRow
      name={
        <>
          {device}
          {isCurrent && <Badge variant="success">{texts.thisDevice}</Badge>}
        </>
      }
      facts={<Local text={() => texts.deviceFacts(address, day(lastSeenAt), day(createdAt))} />}
    >
      {!isCurrent && (
        <Button
          variant="secondary"
          busy={isBusy}
          busyText={texts.signingOut}
          aria-label={texts.signOutDevice(position, device, address)}
          onClick={onSignOut}
        >
          {texts.signOut}
        </Button>
      )}
    </ListedRow>
  );
}
