import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { loginAnswer } from '#domain/customers/account-contract';
import { type StaffForm, staffView } from '#domain/staff/staff-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { toFlag } from '#domain/wire/wire';
import { api, readAs } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { OWNER } from './session-state';

const STAFF_KEY = ['/api', 'staff'] as const;
const staffList = z.array(staffView);

/** The owner's read of who works in the shop. */
export const staffQueries = {
  list: () => queryOptions({ queryKey: STAFF_KEY, queryFn: readAs(async () => staffList), meta: OWNER }),
};

const pathOf = (id: string) => `/api/staff/${encodeURIComponent(id)}`;

function useStaffChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
}

/** Invites somebody; the same form sent twice is one person. */
export function useInviteStaff() {
  const headersFor = useAttemptHeaders();
  return useStaffChange((staff: StaffForm) =>
    api.post('/api/staff', { ...staff, active: 1 }, createdAnswer, { headers: headersFor(staff) }),
  );
}

/** Changes what is given of one of the staff. */
export function useChangeStaff(id: string) {
  return useStaffChange(({ active, ...changes }: Partial<StaffForm> & { active?: boolean }) =>
    api.patch(
      pathOf(id),
      { ...changes, ...(active !== undefined && { active: toFlag(active) }) },
      changedAnswer,
    ),
  );
}

/** Removes one of the staff. */
export function useRemoveStaff(id: string) {
  return useStaffChange(() => api.delete(pathOf(id), changedAnswer));
}

/** Mails one of the staff a new link to choose a password. */
export function useInviteAgain(id: string) {
  return useStaffChange(() => api.post(`${pathOf(id)}/invitation`, {}, changedAnswer));
}

/** Sets the password of an invited person; a link that is over is an answer with `success: false`. */
export function useTakeInvitation() {
  return useMutation({
    mutationFn: (chosen: { token: string; newPassword: string }) =>
      api.post('/api/admin/invitation', chosen, loginAnswer),
  });
}
