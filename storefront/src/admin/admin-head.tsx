import { Command, ExternalLink, LogOut, RefreshCw, ShieldCheck, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { EDITOR_PATH } from '#domain/pages/pages';
import { ROLE_LABEL } from '#domain/people/people';
import { paths } from '../addresses/paths';
import { useRefreshOwnersData } from '../api/owner';
import { useMay, useOpensEditor, usePerson } from '../api/person';
import { Button, ButtonLink } from '../ui/button';
import { color, font, media, space } from '../ui/tokens';
import { visuallyHidden } from '../ui/visually-hidden';
import { useOverlay } from './keys/overlays';
import { EditorLink } from './parts/editor-link';
import { useLeave } from './parts/use-leave';
import { WaitingLinks } from './waiting-links';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${space[2]};
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
  font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
`;

const Who = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  > * {
    padding-inline: 8px;
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

/** An action's words; where there is no room for all, their drawings stand for the quick ones, and on a phone for each. */
const Words = styled.span<{ $quick?: boolean }>`
  ${media.phone} {
    ${visuallyHidden}
  }
  ${({ $quick }) => $quick && QUICK}
`;

const QUICK = css`
  @media (max-width: 1799px) {
    ${visuallyHidden}
  }
`;

interface AdminHeadProps {
  /** What a new shop's owner has still to do, if anything. */
  firstSteps?: ReactNode;
}

/** The dashboard's title, with what waits and the links that lead out of it. */
export function AdminHead({ firstSteps }: AdminHeadProps) {
  const { leave, isLeaving } = useLeave();
  const refresh = useRefreshOwnersData();
  const show = useOverlay();
  const may = useMay();
  const opensEditor = useOpensEditor();

  return (
    <Root>
      <Title>
        <Heading>Admin Dashboard</Heading>
        <WaitingLinks />
        <SignedIn />
        {firstSteps}
      </Title>
      <Actions>
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          title="Ctrl K"
          onClick={() => show('commands')}
        >
          <Command size={20} strokeWidth={2} aria-hidden />
          <Words $quick>Commands</Words>
        </Button>
        <Button variant="ghost" title="Refresh" onClick={() => void refresh()}>
          <RefreshCw size={20} strokeWidth={2} aria-hidden />
          <Words $quick>Refresh</Words>
        </Button>
        {may('GET /api/admin/money') && (
          <ButtonLink variant="ghost" to={paths.adminMoney.href()}>
            <Wallet size={20} strokeWidth={2} aria-hidden />
            <Words>Money</Words>
          </ButtonLink>
        )}
        {may('GET /api/staff') && (
          <ButtonLink variant="ghost" to={paths.adminStaff.href()}>
            <Users size={20} strokeWidth={2} aria-hidden />
            <Words>Staff</Words>
          </ButtonLink>
        )}
        {opensEditor && (
          <EditorLink href={EDITOR_PATH} $variant="ghost" $size="md">
            <ExternalLink size={20} strokeWidth={2} aria-hidden />
            <Words>Editor</Words>
          </EditorLink>
        )}
        <ButtonLink variant="ghost" to={paths.adminSecurity.href()}>
          <ShieldCheck size={20} strokeWidth={2} aria-hidden />
          <Words>Security</Words>
        </ButtonLink>
        <Button variant="secondary" onClick={leave} busy={isLeaving} busyText="Logging out...">
          <LogOut size={20} strokeWidth={2} aria-hidden />
          <Words>Logout</Words>
        </Button>
      </Actions>
    </Root>
  );
}
