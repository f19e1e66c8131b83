import { ExternalLink, LogOut, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { EDITOR_PATH } from '#domain/pages/pages';
import { waitOr } from '../api/client';
import { useOwnerLogout, useRefreshOwnersData } from '../api/owner';
import { Button } from '../ui/button';
import { useToast } from '../ui/toast';
import { media, space } from '../ui/tokens';
import { ADMIN_TEXTS } from './parts/admin-texts';
import { forgetDrafts } from './parts/drafts';
import { EditorLink } from './parts/editor-link';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px ${space[2]};
  align-items: center;
  justify-content: space-between;
`;

const Heading = styled.h1`
  font-size: clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(3, auto);
    width: 100%;
    > * {
      padding-inline: 8px;
    }
  }
  @media (max-width: 379px) {
    svg {
      display: none;
    }
  }
`;

/** The dashboard's title, with the links that lead out of it. */
export function AdminHead() {
  const { toast } = useToast();
  const logout = useOwnerLogout();
  const refresh = useRefreshOwnersData();

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
      <Heading>Admin Dashboard</Heading>
      <Actions>
        <Button variant="ghost" onClick={() => void refresh()}>
          <RefreshCw size={20} strokeWidth={2} aria-hidden />
          Refresh
        </Button>
        <EditorLink href={EDITOR_PATH} $variant="ghost" $size="md">
          <ExternalLink size={20} strokeWidth={2} aria-hidden />
          Editor
        </EditorLink>
        <Button variant="secondary" onClick={leave} busy={logout.isPending} busyText="Logging out...">
          <LogOut size={20} strokeWidth={2} aria-hidden />
          Logout
        </Button>
      </Actions>
    </Root>
  );
}
