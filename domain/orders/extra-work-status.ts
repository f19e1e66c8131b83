export const EXTRA_WORK_STATUSES = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type ExtraWorkStatus = (typeof EXTRA_WORK_STATUSES)[number];

export const EXTRA_WORK_STATUS_LABEL = {
  open: 'Waiting for customer',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ExtraWorkStatus, string>;
