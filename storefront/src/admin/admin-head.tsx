import { ExternalLink, LogOut, RefreshCw, ShieldCheck, Users, Wallet } from 'lucide-react';
import styled from 'styled-components';
import { EDITOR_PATH } from '#domain/pages/pages';
import { ROLE_LABEL } from '#domain/people/people';
import { paths } from '../addresses/paths';
import { waitOr } from '../api/client';
import { useOwnerLogout, useRefreshOwnersData } from '../api/owner';
import { useMay, useOpensEditor, usePerson } from '../api/person';
import { Button, ButtonLink } from '../ui/button';
import { useToast } from '../ui/toast';
import { color, font, media, space } from '../ui/tokens';
import { ADMIN_TEXTS } from './parts/admin-texts';
import { forgetDrafts } from './parts/drafts';
import { EditorLink } from './parts/editor-link';
import { WaitingLinks } from './waiting-links';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px ${space[2]};
  align-items: center;
  justify-content: space-between;
`;

/** As high without the link, which comes a moment later. */
const Title = styled.div`
  min-height: 44px;
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${space[2]};
  align-items: center;
`;

const Heading = styled.h1`
  font-size: clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem);
`;

const Who = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${media.phone} {
    width: 100%;
    > * {
      flex: 1 0 auto;
      padding-inline: 8px;
    }
  }
  @media (max-width: 479px) {
    svg {
      display: none;
    }
  }
`;

/** Who is signed in, and as what. */
function SignedIn() {
  const person = usePerson();
  if (!person) return null;
  const { name, role } = person;
  const label = ROLE_LABEL[role];
  return <Who>{name === label ? label : `${name}, ${label.toLowerCase()}`}</Who>;
}

/** The dashboard's title, with the links that lead out of it. */
export function AdminHead() {
  const { toast } = useToast();
  const logout = useOwnerLogout();
  const refresh = useRefreshOwnersData();
  const may = useMay();
  const opensEditor = useOpensEditor();

  function leave(): void {
    logout.mutate(undefined, {
      onSuccess() {
        forgetDrafts();
        toast({ title: 'Logged Out', description: ADMIN_TEXTS.loggedOut });
      },
      onError(error) {
        toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.logoutFailed), tone: 'danger' });
      },
    });
  }

  return (
    <Root>
      <Title>
        <Heading>Admin Dashboard</Heading>
        <WaitingLinks />
        <SignedIn />
      </Title>
      <Actions>
        <Button variant="ghost" onClick={() => void refresh()}>
          <RefreshCw size={20} strokeWidth={2} aria-hidden />
          Refresh
        </Button>
        {may('GET /api/admin/money') && (
          <ButtonLink variant="ghost" to={paths.adminMoney.href()}>
            <Wallet size={20} strokeWidth={2} aria-hidden />
            Money
          </ButtonLink>
        )}
        {may('GET /api/staff') && (
          <ButtonLink variant="ghost" to={paths.adminStaff.href()}>
            <Users size={20} strokeWidth={2} aria-hidden />
            Staff
          </ButtonLink>
        )}
        {opensEditor && (
          <EditorLink href={EDITOR_PATH} $variant="ghost" $size="md">
            <ExternalLink size={20} strokeWidth={2} aria-hidden />
            Editor
          </EditorLink>
        )}
        <ButtonLink variant="ghost" to={paths.adminSecurity.href()}>
          <ShieldCheck size={20} strokeWidth={2} aria-hidden />
          Security
        </ButtonLink>
        <Button variant="secondary" onClick={leave} busy={logout.isPending} busyText="Logging out...">
          <LogOut size={20} strokeWidth={2} aria-hidden />
          Logout
        </Button>
      </Actions>
    </Root>
  );
}
