/** What the shop's trail tells of. */
export const AUDIT_KINDS = [
  'login',
  'login-failed',
  'logout',
  'session-ended',
  'password',
  'staff-added',
  'staff-changed',
  'staff-removed',
  'role',
  'second-factor',
  'settings',
  'payment-settings',
  'export',
  'refund',
  'deletion',
  'price',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What each is called wherever a person reads it. */
export const AUDIT_KIND_LABEL: Readonly<Record<AuditKind, string>> = {
  login: 'Login',
  'login-failed': 'Failed login',
  logout: 'Logout',
  'session-ended': 'Session ended',
  password: 'Password',
  'staff-added': 'Staff added',
  'staff-changed': 'Staff changed',
  'staff-removed': 'Staff removed',
  role: 'Role',
  'second-factor': 'Second factor',
  settings: 'Settings',
  'payment-settings': 'Payment settings',
  export: 'Export',
  refund: 'Refund',
  deletion: 'Deletion',
  price: 'Price',
};
