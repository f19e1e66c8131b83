import { keysOf } from '../words/keys-of';

export const AUDIT_KIND_LABEL = {
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
  gallery: 'Gallery',
  review: 'Review',
} as const;
export type AuditKind = keyof typeof AUDIT_KIND_LABEL;
export const AUDIT_KINDS = keysOf(AUDIT_KIND_LABEL);
