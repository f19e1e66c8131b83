import { median, type Report, ROUNDS } from './figures';
import { sendLoad } from './load';
import { type Measured, PASSWORD } from './processes';

const READS = 60;
const WARM_UPS = 10;

const ORDERS = '/api/orders?limit=50';
const CUSTOMERS = '/api/customers?limit=50';
export const OWNERS_LISTS = [
  ORDERS,
  `${ORDERS}&page=100`,
  `${ORDERS}&status=received`,
  `${ORDERS}&status=received&page=20`,
  `${ORDERS}&paymentStatus=pending`,
  `${ORDERS}&deliveryMethod=ship`,
  `${ORDERS}&deliveryMethod=ship&status=received&paymentStatus=pending`,
  `${ORDERS}&pending=1&sort=readyBy`,
  `${ORDERS}&bench=1`,
  `${ORDERS}&due=overdue&sort=readyBy`,
  `${ORDERS}&due=week&sort=readyBy`,
  `${ORDERS}&waiting=1`,
  `${ORDERS}&inbound=arriving&sort=arrival`,
  `${ORDERS}&inbound=delivered&sort=arrival`,
  `${ORDERS}&owes=1`,
  `${ORDERS}&owes=1&sort=-amountDue`,
  `${ORDERS}&sort=-total`,
  `${ORDERS}&sort=customerName`,
  `${ORDERS}&sort=readyBy`,
  `${ORDERS}&unanswered=1`,
  `${ORDERS}&from=2026-01-01&to=2026-12-31`,
  `${ORDERS}&search=shortstop`,
  `${ORDERS}&search=nobody`,
  `${ORDERS}&status=shipped&sort=-total`,
  `${ORDERS}&paymentStatus=succeeded&sort=customerName`,
  `${ORDERS}&owes=1&sort=customerName`,
  `${ORDERS}&sort=arrival`,
  '/api/orders/stats',
  '/api/admin/order-views',
  '/api/admin/audit?limit=50',
  '/api/admin/lace-stock',
  '/api/admin/figures',
  '/api/admin/money',
  '/api/admin/payment-problems',
  '/api/admin/bench-load',
  '/api/admin/reviews?limit=10',
  '/api/conversations?limit=10',
  '/api/conversations?limit=50&page=10',
  CUSTOMERS,
  `${CUSTOMERS}&status=opted_in`,
  `${CUSTOMERS}&sort=name`,
  `${CUSTOMERS}&search=person29`,
];

/** Measures a page of 50 of the owner's lists, the stat cards, and the view counts. */
export async function measureLists(shop: Measured, limitMs: number, report: Report): Promise<void> {
  const headers = { Cookie: await signIn(shop.url) };
  for (const path of OWNERS_LISTS) {
    const read = () => sendLoad({ url: `${shop.url}${path}`, count: READS, status: 200, headers });
    try {
      const ms = await costPerRead(shop, read);
      report(`GET ${path}: ${ms.toFixed(2)} ms of CPU (limit ${limitMs} ms)`, ms <= limitMs);
    } catch (error) {
      // The others are still measured.
      report(`GET ${path}: ${String(error)}`, false);
    }
  }
}

async function costPerRead(shop: Measured, read: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < WARM_UPS; n += 1) await read();
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = shop.cpu();
    await read();
    costs.push((shop.cpu() - before) / READS);
  }
  return median(costs);
}

export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}
