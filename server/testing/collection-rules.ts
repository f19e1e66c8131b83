/** Everyone who may ask for something: 'customer' is whom an order or account belongs to, 'otherCustomer' is someone else. */
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

/**
 * Who may do what with every collection, Payload's own included (rules 10.1, 18.3, 18.9). A test fails for a collection that isn't
 * listed. What is kept for other reasons, such as an order that held money, is refused to those listed here as well.
 */
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
  outbox: { ...readOnly, delete: editors },
  drawings: readOnly,
  'payment-attempts': readOnly,
  'stock-movements': { ...closed, read: staff },
  // A manager reads the account of their own.
  admins: { ...closed, read: owner },
  uploads: closed,
  jobs: closed,
  sessions: closed,
  'second-factors': closed,
  passkeys: closed,
  'passkey-challenges': closed,
  audit: closed,
  'paypal-events': closed,
  'simulated-payments': closed,
  'simulated-refunds': closed,
  'payload-kv': closed,
  'payload-migrations': closed,
  // One's own: the row that is tried is the owner's.
  'payload-preferences': { create: editors, read: owner, update: owner, delete: owner },
};

/** Who may read and change each of the globals. */
export const GLOBAL_RULES: Readonly<Record<string, Record<'read' | 'update', readonly CallerRole[]>>> = {
  'shop-settings': { read: owner, update: owner },
};
