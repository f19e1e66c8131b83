import { storedMoney } from '#domain/orders/amount-due';
import { orderNumber } from '#domain/orders/order-number';
import { dollarsToCents } from '#domain/wire/money';
import { outboxRows } from '#server/testing/outbox-rows';
import { openStored } from '#server/testing/stored-shop';
import type { Order } from '../payload-types';
import type { Report } from './figures';
import type { Placed } from './soak-people';
import type { SoakShop } from './soak-shop';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Compares a stopped shop's orders, money, and emails with the soak's own records, PayPal's, and the SMTP server's. */
export async function compareBooks(
  { paypal, settings, lives }: SoakShop,
  placed: readonly Placed[],
  emails: ReadonlyMap<string, number>,
  report: Report,
): Promise<void> {
  const payload = await openStored(settings.DATA_DIR, settings.DATABASE_URI);
  const { docs } = await payload.db.find<Order>({ collection: 'orders', where: {}, pagination: false });
  const stored = new Map(docs.map((order) => [order.id, order]));
  const known = new Set(placed.flatMap(({ id }) => id ?? []));

  const lost = [...known].filter((id) => !stored.has(id));
  const extra = docs.filter(({ id }) => !known.has(id));
  report(
    `${placed.length} orders sent, ${known.size} answered, ${docs.length} stored: ${lost.length} lost, ${extra.length} duplicated`,
    lost.length === 0 && extra.length === 0 && known.size === placed.length,
  );
  const wrongTotals = placed.filter(({ id, total }) => id && stored.get(id)?.total !== total);
  report(`${wrongTotals.length} orders with the wrong total`, wrongTotals.length === 0);

  let taken = 0;
  let refunded = 0;
  const unequal: string[] = [];
  for (const order of docs) {
    const captures = paypal.taken(order.id);
    const theirs = {
      paid: sum(captures.map(({ amount }) => dollarsToCents(amount.value) ?? 0)),
      refunded: sum(captures.map(({ id }) => paypal.refunds.refunded(id))),
    };
    const ours = storedMoney(order);
    taken += theirs.paid;
    refunded += theirs.refunded;
    if (ours.amountPaid !== theirs.paid || ours.amountRefunded !== theirs.refunded) unequal.push(order.id);
  }
  report(
    `PayPal took ${dollars(taken)} and refunded ${dollars(refunded)}: ${unequal.length} orders differ from it${unequal.length ? ` (${unequal.slice(0, 5).join(', ')})` : ''}`,
    unequal.length === 0,
  );
  const twice = docs.filter(({ id }) => paypal.taken(id).length > 1);
  report(`${twice.length} orders paid twice`, twice.length === 0);
  const problems = docs.filter(({ paymentProblem }) => paymentProblem);
  report(`${problems.length} payment problems`, problems.length === 0);

  const rows = (await outboxRows(payload)).filter(({ kind }) => kind.startsWith('mail:'));
  // An email is dropped if its order moved on before it went out, or was never stored because a kill came right after queuing it.
  const isOutdated = ({ kind, status, key }: (typeof rows)[number]) =>
    status === 'dropped' && (kind.startsWith('mail:status-') || !stored.has(key.split(':')[0] ?? ''));
  const outdated = rows.filter(isOutdated);
  const unsent = rows.filter((row) => row.status !== 'sent' && !isOutdated(row));
  report(
    `${rows.length} emails queued, ${outdated.length} outdated before they could go out or without an order, ${unsent.length} not sent${unsent.length ? `: ${[...new Set(unsent.map(({ kind, status }) => `${kind} ${status}`))].join(', ')}` : ''}`,
    unsent.length === 0,
  );
  // A kill between the SMTP server's answer and its record repeats that email with its Message-ID, which mail programs show once.
  const repeats = [...emails.values()].reduce((all, times) => all + times - 1, 0);
  report(
    `${emails.size} different emails delivered, ${repeats} repeated after ${lives.length} starts`,
    repeats <= lives.length,
  );
  const numbers = new Set([...emails.keys()].map((key) => key.split(' ')[0]));
  const unheard = docs.filter(({ id }) => !numbers.has(orderNumber(id)));
  report(`${unheard.length} orders without an email`, unheard.length === 0);
  await payload.destroy();
}
