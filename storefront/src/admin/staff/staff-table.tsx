import { Mail, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { ROLE_LABEL } from '#domain/people/people';
import type { StaffView } from '#domain/staff/staff-contract';
import { Breakable } from '../../api/breakable';
import { waitOr } from '../../api/client';
import { useChangeStaff, useInviteAgain } from '../../api/staff';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/icon-button';
import {
  CARDS,
  QuietLine,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '../../ui/table';
import { useToast } from '../../ui/toast';
import { useOpened } from '../../ui/use-opened';
import { ActiveSwitch } from '../parts/active-switch';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { EditStaffDialog } from './edit-staff-dialog';
import { RemoveStaffDialog } from './remove-staff-dialog';

const NameCell = styled(TableCell)`
  font-weight: 600;
  ${CARDS} {
    grid-column: main;
  }
`;

const RoleCell = styled(TableCell)`
  ${CARDS} {
    grid-column: end / -1;
    text-align: right;
  }
`;

const SwitchCell = styled(TableCell)`
  width: 176px;
  ${CARDS} {
    grid-column: main;
    width: auto;
  }
`;

const ActionsCell = styled(TableCell)`
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
`;

/** Who works in the shop, by name. */
export function StaffTable({ staff }: { staff: readonly StaffView[] }) {
  const edit = useOpened('edit-staff');
  const remove = useOpened('remove-staff');
  const edited = staff.find(({ id }) => id === edit.what);
  const removed = staff.find(({ id }) => id === remove.what);
  return (
    <>
      <Table aria-label="Staff">
        <TableHead>
          <TableColumn>Name</TableColumn>
          <TableColumn>Role</TableColumn>
          <TableColumn>Status</TableColumn>
          <TableColumn>Actions</TableColumn>
        </TableHead>
        <TableBody>
          {staff.map((person) => (
            <StaffRow
              key={person.id}
              person={person}
              called={calledIn(staff, person)}
              onEdit={() => edit.open(person.id)}
              onRemove={() => remove.open(person.id)}
            />
          ))}
        </TableBody>
      </Table>
      {edited && <EditStaffDialog person={edited} onClose={edit.close} />}
      {removed && <RemoveStaffDialog person={removed} onClose={remove.close} />}
    </>
  );
}

/** A person's name, with the email where two have the same one. */
const calledIn = (staff: readonly StaffView[], { name, email }: StaffView) =>
  staff.filter((each) => each.name === name).length > 1 ? `${name} (${email})` : name;

interface StaffRowProps {
  person: StaffView;
  /** Tells this person from all others of the list. */
  called: string;
  onEdit: () => void;
  onRemove: () => void;
}

function StaffRow({ person, called, onEdit, onRemove }: StaffRowProps) {
  const { id, name, email, role, active, isInvited } = person;
  const { toast } = useToast();
  const change = useChangeStaff(id);
  const again = useInviteAgain(id);

  function inviteAgain(): void {
    again.mutate(undefined, {
      onSuccess: () => toast({ title: ADMIN_TEXTS.linkSent, description: `To ${email}` }),
      onError: (error) =>
        toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.inviteFailed), tone: 'danger' }),
    });
  }

  return (
    <TableRow>
      <NameCell>
        {name}
        <QuietLine>
          <Breakable>{email}</Breakable>
        </QuietLine>
      </NameCell>
      <RoleCell>
        <Badge variant={role === 'manager' ? 'default' : 'secondary'}>{ROLE_LABEL[role]}</Badge>
        {isInvited && <QuietLine>No password yet</QuietLine>}
      </RoleCell>
      <SwitchCell>
        <ActiveSwitch
          name={`${called} may sign in`}
          shown={change.isPending ? Boolean(change.variables.active) : active === 1}
          send={(isOn) => change.mutateAsync({ active: isOn })}
          done={ADMIN_TEXTS.staffUpdated}
          failed={ADMIN_TEXTS.staffFailed}
        />
      </SwitchCell>
      <ActionsCell>
        <div>
          <IconButton aria-label={`Edit ${called}`} title="Edit" onClick={onEdit}>
            <Pencil size={20} strokeWidth={2} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={`Send ${called} a link to choose a password`}
            title="Send a link to choose a password"
            disabled={active === 0 || again.isPending}
            onClick={inviteAgain}
          >
            <Mail size={20} strokeWidth={2} aria-hidden />
          </IconButton>
          <IconButton aria-label={`Remove ${called}`} title="Remove" onClick={onRemove}>
            <Trash2 size={20} strokeWidth={2} aria-hidden />
          </IconButton>
        </div>
      </ActionsCell>
    </TableRow>
  );
}
