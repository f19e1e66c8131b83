export const ROLES = ['owner', 'manager', 'bench'] as const;
export type Role = (typeof ROLES)[number];

export const STAFF_ROLES = ['manager', 'bench'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_LABEL: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  bench: 'Bench',
};

interface Account {
  role?: string | null;
  name?: string | null;
}

/** An account's role. Null for a role we don't know, which may do nothing. */
export function roleOf({ role }: Account): Role | null {
  return ROLES.find((each) => each === role) ?? null;
}

/** The name to show for a person: the account's, or the role if the account has none, like the owner's. */
export function nameOf(account: Account): string {
  return account.name || ROLE_LABEL[roleOf(account) ?? 'bench'];
}

/** The name the history shows for a staff member's action. */
export function actorOf(account: Account): { role: 'owner' | 'staff'; name?: string } {
  const role = roleOf(account) === 'owner' ? 'owner' : 'staff';
  return { role, ...(account.name && { name: account.name }) };
}
