import { useQuery } from '@tanstack/react-query';
import { History, Mail, Pencil, Trash2, UserPlus } from 'lucide-react';
import { css } from 'styled-components';
import { ROLE_LABEL } from '#domain/people/people';
import type { StaffView } from '#domain/staff/staff-contract';
import { paths } from '../../addresses/paths';
import { Breakable } from '../../api/breakable';
import { staffQueries, useChangeStaff, useInviteAgain } from '../../api/staff';
import { useNotices } from '../../notices/use-notices';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import type { Column } from '../../ui/data-table';
import { CARDS, QuietLine } from '../../ui/table';
import { ToolButton } from '../../ui/tool-button';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { ActiveSwitch } from '../parts/active-switch';
import { ListPanel } from '../parts/list-panel';
import * as sharedTexts from '../parts/shared-texts';
import { subPage } from '../parts/sub-page';
import { EditStaffDialog } from './edit-staff-dialog';
import { InviteDialog } from './invite-dialog';
import { RemoveStaffDialog } from './remove-staff-dialog';
import * as texts from './staff-texts';

interface StaffRow extends StaffView {
  displayName: string;
}

const columnsOf = (onEdit: (id: string) => void, onRemove: (id: string) => void): Column<StaffRow>[] => [
  {
    name: uiTexts.name,
    bold: true,
    look: css`
      ${CARDS} {
        grid-column: main;
      }
    `,
    cell: ({ name, email }) => (
      <>
        {name}
        <QuietLine>
          <Breakable>{email}</Breakable>
        </QuietLine>
      </>
    ),
  },
  {
    name: texts.role,
    look: css`
      ${CARDS} {
        grid-column: end / -1;
        text-align: right;
      }
    `,
    cell: ({ role, isInvited }) => (
      <>
        <Badge variant={role === 'manager' ? 'default' : 'secondary'}>{ROLE_LABEL[role]}</Badge>
        {isInvited && <QuietLine>{texts.noPasswordYet}</QuietLine>}
      </>
    ),
  },
  {
    name: uiTexts.status,
    look: css`
      width: 176px;
      ${CARDS} {
        grid-column: main;
        width: auto;
      }
    `,
    cell: (person) => <StaffSwitch person={person} />,
  },
  {
    name: uiTexts.actions,
    number: true,
    look: css`
      width: 1%;
      > div {
        display: flex;
        gap: 2px;
        justify-content: flex-end;
      }
      ${CARDS} {
        grid-column: end / -1;
        width: auto;
      }
    `,
    cell: (person) => (
      <div>
        <ToolButton
          icon={Pencil}
          label={sharedTexts.editName(person.displayName)}
          title={uiTexts.edit}
          onClick={() => onEdit(person.id)}
        />
        <InviteAgain person={person} />
        <ToolButton
          icon={Trash2}
          label={sharedTexts.removeName(person.displayName)}
          title={uiTexts.remove}
          onClick={() => onRemove(person.id)}
        />
      </div>
    ),
  },
];

const displayNameIn = (staff: readonly StaffView[], { name, email }: StaffView) =>
  staff.filter((each) => each.name === name).length > 1 ? `${name} (${email})` : name;

/** The staff (rule 18.1). */
export const StaffPage = subPage('adminStaff', Staff);

const withNames = (staff: readonly StaffView[]): StaffRow[] =>
  staff.map((person) => ({ ...person, displayName: displayNameIn(staff, person) }));

function Staff() {
  const staff = useQuery({ ...staffQueries.list(), select: withNames });
  const invite = useOpened('invite');
  const edit = useOpened('edit-staff');
  const remove = useOpened('remove-staff');
  const edited = staff.data?.find(({ id }) => id === edit.what);
  const removed = staff.data?.find(({ id }) => id === remove.what);
  return (
    <ListPanel
      title={texts.people}
      label={sharedTexts.staff}
      columns={columnsOf(edit.open, remove.open)}
      query={staff}
      loading={texts.loadingStaff}
      failed={texts.listDidntLoad}
      empty={texts.justYouSoFar}
      actions={
        <>
          <ButtonLink variant="secondary" to={paths.adminAudit.href()}>
            <History size={20} strokeWidth={2} aria-hidden />
            {sharedTexts.whatHappened}
          </ButtonLink>
          <ActionButton icon={UserPlus} variant="primary" onClick={() => invite.open()}>
            {texts.invite}
          </ActionButton>
        </>
      }
    >
      {invite.what !== null && <InviteDialog onClose={invite.close} />}
      {edited && <EditStaffDialog person={edited} onClose={edit.close} />}
      {removed && <RemoveStaffDialog person={removed} onClose={remove.close} />}
    </ListPanel>
  );
}

function StaffSwitch({ person: { id, displayName, active } }: { person: StaffRow }) {
  const change = useChangeStaff(id);
  return (
    <ActiveSwitch
      name={texts.canSignIn(displayName)}
      shown={change.isPending ? Boolean(change.variables.active) : active === 1}
      send={(isOn) => change.mutateAsync({ active: isOn })}
      done={texts.staffUpdated}
      failed={texts.staffFailed}
    />
  );
}

function InviteAgain({ person: { id, displayName, email, active } }: { person: StaffRow }) {
  const { attempt } = useNotices();
  const again = useInviteAgain(id);
  return (
    <ToolButton
      icon={Mail}
      label={texts.sendLinkTo(displayName)}
      title={texts.sendPasswordLink}
      disabled={active === 0 || again.isPending}
      onClick={() =>
        attempt(() => again.mutateAsync(), {
          done: { title: texts.linkSent, description: texts.toEmail(email) },
          failed: texts.inviteFailed,
        })
      }
    />
  );
}
