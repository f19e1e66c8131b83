import type { WaitingForOwner } from '../waiting/read-waiting';

/** What waits for the owner of a new shop. */
export const NOTHING_WAITING: Omit<WaitingForOwner, 'newestOrders' | 'firstSteps' | 'disk'> = {
  overdue: 0,
  dueThisWeek: 0,
  toAnswer: 0,
  asked: 0,
  toInstruct: 0,
  ordersToReceive: 0,
  unpaid: { count: 0, total: 0 },
  questions: 0,
  lowLaces: [],
  failedMails: { docs: [], total: 0 },
  paymentProblems: { docs: [], total: 0 },
  lostPayments: { docs: [], total: 0 },
};
