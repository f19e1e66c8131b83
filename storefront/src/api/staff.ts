import { z } from 'zod';
import { type StaffForm, staffView } from '#domain/staff/staff-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { toFlag } from '#domain/wire/wire';
import { api } from './client';
import { ownersRead, useOwnersChange } from './owners-calls';

const KEY = ['/api', 'staff'] as const;
const PATH = '/api/staff';
const STALE = { stale: [KEY] };

export const staffQueries = { list: () => ownersRead(KEY, z.array(staffView)) };

/** Invites someone. A form that's sent twice invites one person. */
export const useInviteStaff = () =>
  useOwnersChange(STALE, (staff: StaffForm, { once }) =>
    api.post(PATH, { ...staff, active: 1 }, createdAnswer, once(staff)),
  );

export const useChangeStaff = (id: string) =>
  useOwnersChange(STALE, ({ active, ...changes }: Partial<StaffForm> & { active?: boolean }) =>
    api.patch(
      `${PATH}/${id}`,
      { ...changes, ...(active !== undefined && { active: toFlag(active) }) },
      changedAnswer,
    ),
  );

export const useRemoveStaff = (id: string) =>
  useOwnersChange(STALE, () => api.delete(`${PATH}/${id}`, changedAnswer));

/** Emails a staff member a new link to set a password. */
export const useInviteAgain = (id: string) =>
  useOwnersChange(STALE, () => api.post(`${PATH}/${id}/invitation`, {}, changedAnswer));
