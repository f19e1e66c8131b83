import { z } from 'zod';
import { staffCreate, staffPatch, staffView } from '../staff/staff-contract';
import { changedAnswer, createdAnswer } from '../wire/change-answers';
import { type ApiCalls, ONCE } from './api-call';

/** Who works in the shop (rule 18.1); the owner's alone, as the table of rule 18.2 names none of them. */
export const STAFF_ADMIN_CALLS = {
  staff: {
    call: 'GET /api/staff',
    role: 'admin',
    summary: 'Who works in the shop beside the owner, by name.',
    answer: z.array(staffView),
  },
  inviteStaff: {
    call: 'POST /api/staff',
    role: 'admin',
    sensitive: true,
    summary: 'Adds somebody, who gets a mail with a link to choose a password.',
    body: staffCreate,
    headers: ONCE,
    answer: createdAnswer,
    status: 201,
    refusals: ['STAFF_EXISTS'],
  },
  changeStaff: {
    call: 'PATCH /api/staff/:id',
    role: 'admin',
    sensitive: true,
    summary: 'Changes what is sent of one of the staff; who is switched off is signed out at once.',
    body: staffPatch,
    answer: changedAnswer,
    refusals: ['STAFF_EXISTS'],
  },
  removeStaff: {
    call: 'DELETE /api/staff/:id',
    role: 'admin',
    sensitive: true,
    summary: 'Removes one of the staff, who is signed out at once.',
    answer: changedAnswer,
  },
  inviteAgain: {
    call: 'POST /api/staff/:id/invitation',
    role: 'admin',
    sensitive: true,
    summary: 'Mails a new link to choose a password; an earlier one ends.',
    answer: changedAnswer,
  },
} as const satisfies ApiCalls;
