import {
  Command,
  ExternalLink,
  LogOut,
  type LucideIcon,
  RefreshCw,
  Settings,
  ShieldCheck,
  Users,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EDITOR_PATH } from '#domain/pages/pages';
import { ROLE_LABEL } from '#domain/people/people';
import { paths } from '../addresses/paths';
import { useRefreshOwnersData } from '../api/owner';
import { useMay, useOpensEditor, usePerson } from '../api/person';
import { Cluster, Heading, HiddenOn, Muted, Split } from '../ui/arrange';
import { Button, ButtonLink } from '../ui/button';
import { media } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { TIGHT_HEAD } from './admin-layout';
import * as texts from './admin-texts';
import { useOverlay } from './keys/overlays';
import { EditorLink } from './parts/editor-link';
import * as sharedTexts from './parts/shared-texts';
import { useLeave } from './parts/use-leave';
import { WaitingLinks } from './waiting-links';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  > * {
    padding-inline: 8px;
  }
`;

function SignedIn() {
  const person = usePerson();
  if (!person) return null;
  const { name, role } = person;
  const label = ROLE_LABEL[role];
  return <Muted $size="small">{name === label ? label : `${name}, ${label.toLowerCase()}`}</Muted>;
}

function Action({ Icon, quick, text }: { Icon: LucideIcon; quick?: boolean; text: string }) {
  return (
    <>
      <Icon size={20} />
      <HiddenOn $on={quick ? TIGHT_HEAD : media.phone}>{text}</HiddenOn>
    </>
  );
}

/** The dashboard's title, links to what needs an answer, and links to other pages. */
export function AdminHead({ firstSteps }: { firstSteps: ReactNode }) {
  const { leave, isLeaving } = useLeave();
  const refresh = useRefreshOwnersData();
  const show = useOverlay();
  const may = useMay();
  const opensEditor = useOpensEditor();

  return (
    <Split as="header" $gap="4px 16px" $align="center">
      <Cluster $gap="4px 16px" $align="center" style={{ minHeight: 44 }}>
        <Heading as="h1" $size="clamp(1.75rem, 1.5rem + 1vw, 2.25rem)">
          {texts.adminDashboard}
        </Heading>
        <WaitingLinks />
        <SignedIn />
        {firstSteps}
      </Cluster>
      <Actions>
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          title={texts.ctrlK}
          onClick={() => show('commands')}
        >
          <Action Icon={Command} quick text={sharedTexts.commands} />
        </Button>
        <Button variant="ghost" title={sharedTexts.refresh} onClick={() => void refresh()}>
          <Action Icon={RefreshCw} quick text={sharedTexts.refresh} />
        </Button>
        {may('GET /api/admin/money') && (
          <ButtonLink variant="ghost" to={paths.adminMoney.href()}>
            <Action Icon={Wallet} text={sharedTexts.money} />
          </ButtonLink>
        )}
        {may('GET /api/admin/shop-settings') && (
          <ButtonLink variant="ghost" to={paths.adminSettings.href()}>
            <Action Icon={Settings} text={sharedTexts.settings} />
          </ButtonLink>
        )}
        {may('GET /api/staff') && (
          <ButtonLink variant="ghost" to={paths.adminStaff.href()}>
            <Action Icon={Users} text={sharedTexts.staff} />
          </ButtonLink>
        )}
        {opensEditor && (
          <EditorLink href={EDITOR_PATH} $variant="ghost" $size="md">
            <Action Icon={ExternalLink} text={sharedTexts.editor} />
          </EditorLink>
        )}
        <ButtonLink variant="ghost" to={paths.adminSecurity.href()}>
          <Action Icon={ShieldCheck} text={texts.security} />
        </ButtonLink>
        <Button variant="secondary" onClick={leave} busy={isLeaving} busyText={uiTexts.loggingOut}>
          <Action Icon={LogOut} text={uiTexts.logout} />
        </Button>
      </Actions>
    </Split>
  );
}
