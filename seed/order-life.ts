import { conversationRank } from '#domain/messages/conversation-rank';
import { type Actor, isPublicKind, type NewEvent, type OrderEvent } from '#domain/orders/order-events';
import { historyOfChange, historyOfNewOrder } from '#domain/orders/order-history';
import { openingState } from '#domain/orders/order-status';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { LAST_REMINDER } from '#domain/orders/unpaid-life';
import { DAY_MS, MINUTE_MS } from '#domain/wire/durations';
import type { Order } from '../payload-types';
import type { DemoOrder, Happening } from './demo-orders';
import { atHome, atShop } from './demo-times';
import { demoTracking, isCarrier } from './demo-tracking';
import { answered, found, paid, readyBy, refunded } from './order-changes';
import { demoId } from './store-once';

/** An order as it's stored, without the fields that its rules add. */
export type StoredDemoOrder = Partial<Order> & Pick<Order, 'id' | 'status' | 'paymentStatus' | 'createdAt'>;

interface Step {
  at: Date;
  by: Actor;
  change: (order: StoredDemoOrder) => Partial<Order>;
  report?: NewEvent;
}

const OWNER: Actor = { role: 'owner' };
const SHOP: Actor = { role: 'shop' };
const PROVIDER: Actor = { role: 'provider' };
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const nothing = () => ({});
const conversation = (unansweredSince: string | null, at: Date) => ({
  unansweredSince,
  conversationRank: conversationRank({ unansweredSince, lastAt: at.toISOString() }),
});

/** At what time of the shop's day each step happens, so steps on the same day stay in order. */
const PART = {
  received: 0.1,
  before: 0.14,
  paid: 0.2,
  started: 0.3,
  note: 0.35,
  ready: 0.4,
  finding: 0.5,
  reply: 0.55,
  canceled: 0.6,
  refund: 0.65,
  after: 0.8,
  done: 0.85,
  collected: 0.93,
} as const;

export interface Life {
  plan: DemoOrder;
  number: number;
  now: Date;
  request: Partial<Order> & Pick<Order, 'id' | 'customerName'>;
  pictures: { before: string[]; after: string[] } | null;
}

export function demoOrder(life: Life): StoredDemoOrder {
  const { plan, number, now, request } = life;
  const at = plan.entered
    ? atShop(now, plan.ago, PART.note)
    : atHome(now, plan.ago, ((number * 37) % 100) / 100);
  const by: Actor = plan.entered ? OWNER : { role: 'customer' };
  const isAnnounced = plan.instructed || plan.days.length > 0;
  let order: StoredDemoOrder = {
    ...request,
    ...openingState(isPaidOnline(plan) ? 'paypal' : 'pay_in_person', request.total ?? 0),
    movements: [],
    instructedAt: isAnnounced ? later(at, 30 * MINUTE_MS).toISOString() : null,
    createdAt: at.toISOString(),
  };
  const history: OrderEvent[] = [];
  const record = (moment: Date, events: readonly NewEvent[]) => {
    for (const event of events) {
      const id = demoId(`event ${request.id} ${history.length}`);
      history.push({ data: {}, ...event, id, at: moment.toISOString(), isPublic: isPublicKind(event.kind) });
    }
  };
  record(at, historyOfNewOrder(order, by));
  const steps = [...defaultSteps(life, at), ...(plan.more ?? []).flatMap((each) => stepOf(each, life, at))];
  for (const step of steps.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const before = order;
    order = { ...order, ...step.change(order) };
    record(step.at, [...historyOfChange(before, order, step.by), ...(step.report ? [step.report] : [])]);
  }
  return { ...order, story: history, updatedAt: history.at(-1)?.at };
}

const isPaidOnline = ({ back }: DemoOrder) => isCarrier(back) || back === 'online';

function defaultSteps({ plan, number, now, pictures }: Life, placed: Date): Step[] {
  const { back, ago, days, gloves } = plan;
  const [arrival, start, end] = days;
  const steps: Step[] = [];
  const then = (at: Date, by: Actor, change: (order: StoredDemoOrder, at: Date) => Partial<Order>) =>
    steps.push({ at, by, change: (order) => change(order, at) });
  const since = (day: number, part: number) => atShop(now, ago - day, part);
  if (isPaidOnline(plan) && !plan.unpaid)
    then(later(placed, 4 * MINUTE_MS), PROVIDER, (order, at) => paid(order, at, 'paypal'));
  if (arrival !== undefined) {
    then(since(arrival, PART.received), OWNER, (_, at) => ({ status: 'received', ...readyBy(gloves, at) }));
    if (pictures) then(since(arrival, PART.before), OWNER, () => ({ beforeImages: pictures.before }));
  }
  if (start !== undefined) then(since(start, PART.started), OWNER, () => ({ status: 'in-progress' }));
  if (end === undefined) return steps;
  if (pictures) then(since(end, PART.after), OWNER, () => ({ afterImages: pictures.after }));
  const sent = isCarrier(back) ? { trackingNumber: demoTracking(back, number) } : {};
  then(since(end, PART.done), OWNER, () => ({ status: 'shipped', ...sent }));
  if (!isCarrier(back) && back !== 'online')
    then(since(end + 2, PART.collected), OWNER, (order, at) => paid(order, at, back));
  return steps;
}

function stepOf(happening: Happening, { plan, now, request }: Life, placed: Date): Step {
  const { ago, kind } = happening;
  const customer: Actor = { role: 'customer', name: request.customerName.split(' ')[0] };
  const home = atHome(now, ago, 0.7);
  const byClock = later(placed, (plan.ago - ago) * DAY_MS);
  const byShop = (
    part: keyof typeof PART,
    change: (order: StoredDemoOrder, at: Date) => Partial<Order>,
  ): Step => {
    const at = atShop(now, ago, PART[part]);
    return { at, by: OWNER, change: (order) => change(order, at) };
  };
  switch (kind) {
    case 'note':
      return { ...byShop('note', nothing), report: { kind, actor: OWNER, text: happening.text } };
    case 'reply': {
      const report = { kind: 'message', actor: OWNER, text: happening.text } as const;
      return { ...byShop('reply', (_, at) => conversation(null, at)), report };
    }
    case 'question': {
      const report = { kind: 'message', actor: customer, text: happening.text } as const;
      return { at: home, by: customer, change: () => conversation(home.toISOString(), home), report };
    }
    case 'finding':
      return byShop('finding', (order, at) => found(order, at, happening));
    case 'accepted':
    case 'declined':
      return { at: home, by: customer, change: (order) => answered(order, home, kind) };
    case 'paid-online': {
      const at = later(home, 3 * MINUTE_MS);
      return { at, by: PROVIDER, change: (order) => paid(order, at, 'paypal') };
    }
    case 'paid':
      return byShop('paid', (order, at) => paid(order, at, happening.how, happening.amount));
    case 'payment-failed':
      return { at: later(placed, 3 * MINUTE_MS), by: PROVIDER, change: () => ({ paymentStatus: 'failed' }) };
    case 'reminded': {
      const text = happening.isLast ? 'Last payment reminder sent' : 'Payment reminder sent';
      const reminders = happening.isLast ? LAST_REMINDER : 1;
      const change = () => ({ reminders, remindedAt: byClock.toISOString() });
      return { at: byClock, by: SHOP, change, report: { kind: 'reminder', actor: SHOP, text } };
    }
    case 'not-paid':
      return { at: byClock, by: SHOP, change: () => ({ status: 'canceled', closedUnpaid: true }) };
    case 'refund':
      return byShop('refund', (order, at) => refunded(order, at, happening));
    case 'canceled':
      return byShop('canceled', () => ({ status: 'canceled', cancelReason: happening.reason }));
    case 'ready': {
      const day = daysLater(dayOf(now), happening.inDays);
      return byShop('ready', () => ({ readyFrom: day, readyTo: day }));
    }
  }
}
