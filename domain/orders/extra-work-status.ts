import { keysOf } from '../words/keys-of';

export const EXTRA_WORK_STATUS_LABEL = {
  open: 'Waiting for customer',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const;
export type ExtraWorkStatus = keyof typeof EXTRA_WORK_STATUS_LABEL;
export const EXTRA_WORK_STATUSES = keysOf(EXTRA_WORK_STATUS_LABEL);
