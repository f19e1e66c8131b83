import { keysOf } from '../words/keys-of';

export const GLOVE_PLACES = ['awaited', 'here', 'sent_back'] as const;
export type GlovePlace = (typeof GLOVE_PLACES)[number];

/** The steps on an order's page (rule 15.5). A payment leads to 'paid', not a status. */
export const STEP_LABEL = {
  ordered: 'Ordered',
  paid: 'Paid',
  received: 'Received',
  bench: 'On the bench',
  finished: 'Shipped',
  delivered: 'Delivered',
  canceled: 'Canceled',
} as const;
export type StepKey = keyof typeof STEP_LABEL;
export const STEP_KEYS = keysOf(STEP_LABEL);

export interface CustomerWords {
  step: StepKey;
  /** A sentence about the glove. Null if the history explains it. */
  sentence: string | null;
  /** The headline of an order without a date. */
  headline: string;
}

export interface StatusTraits {
  label: string;
  stage: 'unpaid' | 'open' | 'done' | 'canceled';
  glove: GlovePlace;
  /** Whether bench staff may set it. Whether an order is unpaid or canceled is decided elsewhere (rule 18.4). */
  isSetAtBench: boolean;
  /** Whether the customer gets an email (rule 12.2). Its kind is `mail:status-` plus the status. */
  isMailed: boolean;
  /** What the owner does next with the order (rule 15.10), null once it's over. */
  next: 'receive' | 'start' | 'ship' | null;
  badge: 'default' | 'secondary' | 'outline' | 'destructive';
  customerBadge: 'default' | 'secondary' | 'destructive';
  customer: CustomerWords;
}

/** Every order status, from placed to done (rule 7.2). A new one gets a row here, and everything else follows. */
export const STATUS_TABLE = {
  pending_payment: {
    label: 'Pending Payment',
    stage: 'unpaid',
    glove: 'awaited',
    isSetAtBench: false,
    isMailed: false,
    next: 'receive',
    badge: 'secondary',
    customerBadge: 'secondary',
    customer: {
      step: 'ordered',
      sentence: "We're waiting for your payment.",
      headline: 'Ready when your glove arrives',
    },
  },
  not_received: {
    label: 'Not Received',
    stage: 'open',
    glove: 'awaited',
    isSetAtBench: true,
    isMailed: false,
    next: 'receive',
    badge: 'default',
    customerBadge: 'secondary',
    customer: {
      step: 'ordered',
      sentence: "We're ready for your glove.",
      headline: 'Ready when your glove arrives',
    },
  },
  received: {
    label: 'Received',
    stage: 'open',
    glove: 'here',
    isSetAtBench: true,
    isMailed: true,
    next: 'start',
    badge: 'default',
    customerBadge: 'default',
    customer: {
      step: 'received',
      sentence: 'Your glove is here and safe with us.',
      headline: 'Your glove is here',
    },
  },
  'in-progress': {
    label: 'In Progress',
    stage: 'open',
    glove: 'here',
    isSetAtBench: true,
    isMailed: true,
    next: 'ship',
    badge: 'secondary',
    customerBadge: 'default',
    customer: { step: 'bench', sentence: 'Your glove is on the bench.', headline: 'On the bench' },
  },
  shipped: {
    label: 'Shipped',
    stage: 'done',
    glove: 'sent_back',
    isSetAtBench: true,
    isMailed: true,
    next: null,
    badge: 'outline',
    customerBadge: 'default',
    customer: { step: 'finished', sentence: 'Your glove is on its way back.', headline: 'On its way back' },
  },
  canceled: {
    label: 'Canceled',
    stage: 'canceled',
    glove: 'awaited',
    isSetAtBench: false,
    isMailed: true,
    next: null,
    badge: 'destructive',
    customerBadge: 'destructive',
    customer: { step: 'canceled', sentence: null, headline: 'Canceled' },
  },
} as const satisfies Record<string, StatusTraits>;
