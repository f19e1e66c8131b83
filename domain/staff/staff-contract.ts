import { z } from 'zod';
import { password } from '../customers/account-contract';
import { email, newPassword, requiredLine } from '../customers/person';
import { STAFF_ROLES } from '../people/people';
import { documentId, flagInput, flagOutput, timestamp } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';

/** GET /api/staff: a staff member (rule 18.1), never the owner. */
export const staffView = z.object({
  id: documentId,
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  active: flagOutput,
  isInvited: z.boolean(),
  createdAt: timestamp,
});
export type StaffView = z.infer<typeof staffView>;

const name = requiredLine(2, MESSAGES.nameTooShort);
const role = z.enum(STAFF_ROLES, 'Choose a role');

export const staffCreate = z.object({
  name,
  email,
  role,
  active: z.optional(flagInput).transform((active = true) => active),
});
export type StaffCreate = z.output<typeof staffCreate>;
export const staffForm = z.object({ name, email, role });
export type StaffForm = z.infer<typeof staffForm>;

/** PATCH /api/staff/:id: omitted fields stay. */
export const staffPatch = z.object({ name, email, role, active: flagInput }).partial();
export type StaffPatch = z.output<typeof staffPatch>;

/** POST /api/admin/invitation: an invited person's password, with the token from the emailed link. */
export const invitationRequest = z.object({
  token: z.string(MESSAGES.invitationOver).min(1, MESSAGES.invitationOver).max(200),
  newPassword,
});

/** POST /api/admin/login. The owner sends only a password. Accounts with a second factor also need a `code` (rule 19.1). */
export const adminLoginRequest = z.object({
  email: email.optional(),
  password,
  code: z.string().trim().max(100).optional(),
});
export type AdminLoginRequest = z.infer<typeof adminLoginRequest>;
export const staffLoginForm = z.object({ email, password });
