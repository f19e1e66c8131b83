import type { OutboxKind } from '../email/outbox';
import { dashboardAddress, QUESTION_DIALOG, reviewsAddress } from '../lists/dashboard-address';
import { mayCall } from '../people/staff-calls';
import { keysOf } from '../words/keys-of';
import { plural } from '../words/plural';

interface About {
  orderId?: string;
  questionId?: string;
}

interface PushKind {
  label: string;
  /** A role that can make this call gets these notifications (rule 18.2). */
  call: Parameters<typeof mayCall>[1];
  title: string;
  /** What a notification about several of them counts. */
  counted: { one: string; other: string };
  address: (about: About) => string;
}

const ofOrder = ({ orderId }: About) => dashboardAddress({ order: orderId });

/** What people at the shop can get notifications about (rule 22.2). The words never name a person or an amount. */
const KINDS = {
  orders: {
    label: 'New orders',
    call: 'GET /api/orders',
    title: 'New order',
    counted: { one: 'new order', other: 'new orders' },
    address: ofOrder,
  },
  messages: {
    label: 'Messages from customers',
    call: 'POST /api/orders/:id/messages',
    title: 'New message',
    counted: { one: 'message', other: 'messages' },
    address: ofOrder,
  },
  questions: {
    label: 'Questions',
    call: 'GET /api/questions',
    title: 'New question',
    counted: { one: 'question', other: 'questions' },
    address: ({ questionId }) => dashboardAddress({ tab: 'messages', [QUESTION_DIALOG]: questionId }),
  },
  reviews: {
    label: 'New reviews',
    call: 'GET /api/admin/reviews',
    title: 'New review',
    counted: { one: 'new review', other: 'new reviews' },
    address: () => reviewsAddress(),
  },
  problems: {
    label: 'Payment problems',
    call: 'GET /api/admin/payment-problems',
    title: 'Payment problem',
    counted: { one: 'payment problem', other: 'payment problems' },
    address: () => dashboardAddress(),
  },
} as const satisfies Record<string, PushKind>;
export type PushKindName = keyof typeof KINDS;

export const PUSH_KINDS = keysOf(KINDS);

export const pushLabel = (kind: PushKindName): string => KINDS[kind].label;

const PUSHED: Partial<Record<OutboxKind, PushKindName>> = {
  'mail:new-order': 'orders',
  'mail:message-to-shop': 'messages',
  'mail:reply-held': 'messages',
  'mail:question': 'questions',
  'mail:new-review': 'reviews',
  'mail:payment-problem': 'problems',
  'mail:refund-failed': 'problems',
};

export const pushKindOf = (kind: OutboxKind): PushKindName | undefined => PUSHED[kind];

export function pushKindsFor(role: string | null | undefined): PushKindName[] {
  return PUSH_KINDS.filter((kind) => mayCall(role, KINDS[kind].call));
}

/** What a browser shows. It's encrypted on its way there. */
export interface PushText {
  title: string;
  url: string;
}

export const TEST_PUSH: PushText = { title: 'Notifications work on this device', url: dashboardAddress() };

/** The notification about one event, or a summary of several: '3 new orders, 1 message'. */
export function pushText(events: readonly { kind: PushKindName; about: About }[]): PushText {
  const [only, ...others] = events;
  if (only && others.length === 0)
    return { title: KINDS[only.kind].title, url: KINDS[only.kind].address(only.about) };
  const counts = PUSH_KINDS.map((kind) => ({
    kind,
    count: events.filter((event) => event.kind === kind).length,
  }));
  const title = counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${plural(count, KINDS[kind].counted)}`)
    .join(', ');
  return { title, url: dashboardAddress() };
}
