import { z } from 'zod';

export const ROLES = ['owner', 'manager', 'bench'] as const;
export type Role = (typeof ROLES)[number];

export const STAFF_ROLES = ['manager', 'bench'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_LABEL: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  bench: 'Bench',
};

export const person = z.object({ name: z.string(), role: z.enum(ROLES) });
export type Person = z.infer<typeof person>;

interface Account {
  role?: string | null;
  name?: string | null;
}

/** The role that an account holds; null for none that there is, which may do nothing. */
export function roleOf({ role }: Account): Role | null {
  return ROLES.find((each) => each === role) ?? null;
}

/** What a person is called: by the name on the account, or by the role where there is none, as of the owner. */
export function nameOf(account: Account): string {
  return account.name || ROLE_LABEL[roleOf(account) ?? 'bench'];
}

/** The name the history shows for a staff member's action. */
export function actorOf(account: Account): { role: 'owner' | 'staff'; name?: string } {
  const role = roleOf(account) === 'owner' ? 'owner' : 'staff';
  return { role, ...(account.name && { name: account.name }) };
}
