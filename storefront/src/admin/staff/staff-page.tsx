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
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { ActiveSwitch } from '../parts/active-switch';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { ListPanel } from '../parts/list-panel';
import { SubPage } from '../parts/sub-page';
import { EditStaffDialog } from './edit-staff-dialog';
import { InviteDialog } from './invite-dialog';
import { RemoveStaffDialog } from './remove-staff-dialog';

interface StaffRow extends StaffView {
  /** Tells this person from all others of the list. */
  called: string;
}

const columnsOf = (onEdit: (id: string) => void, onRemove: (id: string) => void): Column<StaffRow>[] => [
  {
    name: 'Name',
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
    name: 'Role',
    look: css`
      ${CARDS} {
        grid-column: end / -1;
        text-align: right;
      }
    `,
    cell: ({ role, isInvited }) => (
      <>
        <Badge variant={role === 'manager' ? 'default' : 'secondary'}>{ROLE_LABEL[role]}</Badge>
        {isInvited && <QuietLine>No password yet</QuietLine>}
      </>
    ),
  },
  {
    name: 'Status',
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
    name: 'Actions',
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
          label={`Edit ${person.called}`}
          title="Edit"
          onClick={() => onEdit(person.id)}
        />
        <InviteAgain person={person} />
        <ToolButton
          icon={Trash2}
          label={`Remove ${person.called}`}
          title="Remove"
          onClick={() => onRemove(person.id)}
        />
      </div>
    ),
  },
];

/** A person's name, with the email where two have the same one. */
const calledIn = (staff: readonly StaffView[], { name, email }: StaffView) =>
  staff.filter((each) => each.name === name).length > 1 ? `${name} (${email})` : name;

/** The staff (rule 18.1). */
export function StaffPage() {
  return (
    <SubPage page="adminStaff">
      <Staff />
    </SubPage>
  );
}

const withNames = (staff: readonly StaffView[]): StaffRow[] =>
  staff.map((person) => ({ ...person, called: calledIn(staff, person) }));

function Staff() {
  const staff = useQuery({ ...staffQueries.list(), select: withNames });
  const invite = useOpened('invite');
  const edit = useOpened('edit-staff');
  const remove = useOpened('remove-staff');
  const edited = staff.data?.find(({ id }) => id === edit.what);
  const removed = staff.data?.find(({ id }) => id === remove.what);
  return (
    <ListPanel
      title="People"
      label="Staff"
      columns={columnsOf(edit.open, remove.open)}
      query={staff}
      loading="Loading staff"
      failed="The list didn't load"
      empty="It's just you so far. Invite someone and choose what they can do."
      actions={
        <>
          <ButtonLink variant="secondary" to={paths.adminAudit.href()}>
            <History size={20} strokeWidth={2} aria-hidden />
            What happened
          </ButtonLink>
          <ActionButton icon={UserPlus} variant="primary" onClick={() => invite.open()}>
            Invite
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

function StaffSwitch({ person: { id, called, active } }: { person: StaffRow }) {
  const change = useChangeStaff(id);
  return (
    <ActiveSwitch
      name={`${called} can sign in`}
      shown={change.isPending ? Boolean(change.variables.active) : active === 1}
      send={(isOn) => change.mutateAsync({ active: isOn })}
      done={ADMIN_TEXTS.staffUpdated}
      failed={ADMIN_TEXTS.staffFailed}
    />
  );
}

function InviteAgain({ person: { id, called, email, active } }: { person: StaffRow }) {
  const { attempt } = useNotices();
  const again = useInviteAgain(id);
  return (
    <ToolButton
      icon={Mail}
      label={`Send ${called} a link to choose a password`}
      title="Send a link to choose a password"
      disabled={active === 0 || again.isPending}
      onClick={() =>
        attempt(() => again.mutateAsync(), {
          done: { title: ADMIN_TEXTS.linkSent, description: `To ${email}` },
          failed: ADMIN_TEXTS.inviteFailed,
        })
      }
    />
  );
}
