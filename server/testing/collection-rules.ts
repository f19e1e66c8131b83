/** 'customer' owns the order or account. 'otherCustomer' doesn't. */
export const CALLERS = ['anonymous', 'customer', 'otherCustomer', 'bench', 'manager', 'owner'] as const;
export type CallerRole = (typeof CALLERS)[number];

export const OPERATIONS = ['create', 'read', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

type Rules = Readonly<Record<Operation, readonly CallerRole[]>>;

const nobody: CallerRole[] = [];
const owner: CallerRole[] = ['owner'];
const editors: CallerRole[] = ['manager', 'owner'];
const staff: CallerRole[] = ['bench', ...editors];

const closed: Rules = { create: nobody, read: nobody, update: nobody, delete: nobody };
const shown: Rules = { create: editors, read: CALLERS, update: editors, delete: editors };
const editable: Rules = { create: editors, read: editors, update: editors, delete: editors };
const readOnly: Rules = { ...closed, read: editors };

/** Who may do what with every collection (rules 10.1, 18.3, 18.9). A test fails for a missing one. Other rules may refuse more. */
export const COLLECTION_RULES: Readonly<Record<string, Rules>> = {
  services: shown,
  'lace-colors': { ...shown, update: staff },
  gallery: shown,
  media: shown,
  discounts: editable,
  'order-views': editable,
  orders: { create: editors, read: ['customer', ...staff], update: staff, delete: owner },
  customers: { create: editors, read: ['customer', ...editors], update: editors, delete: owner },
  messages: readOnly,
  questions: { ...readOnly, delete: editors },
  reviews: { ...readOnly, delete: editors },
  outbox: { ...readOnly, delete: editors },
  drawings: readOnly,
  consents: readOnly,
  'payment-attempts': readOnly,
  'stock-movements': { ...closed, read: staff },
  // Managers read only their own account.
  admins: { ...closed, read: owner },
  'discount-holds': closed,
  uploads: closed,
  jobs: closed,
  health: closed,
  sessions: closed,
  'second-factors': closed,
  passkeys: closed,
  'passkey-challenges': closed,
  'push-keys': closed,
  'shop-keys': closed,
  'push-devices': closed,
  shipments: closed,
  texts: closed,
  'text-numbers': closed,
  'incoming-texts': closed,
  audit: closed,
  'paypal-events': closed,
  'easypost-events': closed,
  'email-replies': closed,
  'email-problems': closed,
  'simulated-payments': closed,
  'simulated-refunds': closed,
  'payload-kv': closed,
  'payload-migrations': closed,
  // The tested row is the owner's.
  'payload-preferences': { create: editors, read: owner, update: owner, delete: owner },
};

export const GLOBAL_RULES: Readonly<Record<string, Record<'read' | 'update', readonly CallerRole[]>>> = {
  'shop-settings': { read: owner, update: owner },
};
