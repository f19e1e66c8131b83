import { useQuery } from '@tanstack/react-query';
import { History, UserPlus } from 'lucide-react';
import { paths } from '../../addresses/paths';
import { messageOf } from '../../api/client';
import { useMay } from '../../api/person';
import { staffQueries } from '../../api/staff';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { useOpened } from '../../ui/use-opened';
import { NOT_REACHED } from '../parts/admin-texts';
import { Panel } from '../parts/panel';
import { SubPage } from '../parts/sub-page';
import { InviteDialog } from './invite-dialog';
import { StaffTable } from './staff-table';

/** Who works in the shop beside its owner (rule 18.1). */
export function StaffPage() {
  const may = useMay();
  return (
    <SubPage page="adminStaff" heading="Staff" open={may('GET /api/staff')}>
      <Staff />
    </SubPage>
  );
}

function Staff() {
  const staff = useQuery(staffQueries.list());
  const invite = useOpened('invite');
  return (
    <Panel
      title="Who works here"
      actions={
        <>
          <ButtonLink variant="secondary" to={paths.adminAudit.href()}>
            <History size={20} strokeWidth={2} aria-hidden />
            What happened
          </ButtonLink>
          <Button onClick={() => invite.open()}>
            <UserPlus size={20} strokeWidth={2} aria-hidden />
            Invite
          </Button>
        </>
      }
    >
      {staff.data ? (
        staff.data.length === 0 ? (
          <EmptyState text="Nobody but you. Invite somebody, and choose what they may do." />
        ) : (
          <StaffTable staff={staff.data} />
        )
      ) : staff.isFetching ? (
        <RowsSkeleton label="Loading staff" />
      ) : (
        <LoadFailed title="The list did not load" onRetry={() => staff.refetch()}>
          {messageOf(staff.error, NOT_REACHED)}
        </LoadFailed>
      )}
      {invite.what !== null && <InviteDialog onClose={invite.close} />}
    </Panel>
  );
}
