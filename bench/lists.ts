import { sendLoad } from './load';
import { type Measured, startServer } from './processes';

const ROUNDS = 5;
const READS = 100;
/** Reads before measuring, until the code is compiled. */
const WARM_UPS = 4;
const LIMIT_MS = 3;

const PAGES = [
  '/api/orders?limit=50',
  '/api/orders?limit=50&page=100',
  '/api/orders?limit=50&status=received',
  '/api/orders?limit=50&paymentStatus=pending',
  '/api/orders?limit=50&deliveryMethod=ship',
  '/api/orders?limit=50&sort=-total',
  '/api/orders?limit=50&sort=customerName',
  '/api/orders?limit=50&from=2026-01-01&to=2026-12-31',
  '/api/orders?limit=50&search=shortstop',
  '/api/orders/stats',
  '/api/customers?limit=50',
  '/api/customers?limit=50&status=opted_in',
  '/api/customers?limit=50&sort=name',
  '/api/customers?limit=50&search=person29',
];

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures a page of 50 of the owner's lists, and the stat cards, in a shop of 10,000 orders. */
export async function measureLists(report: (line: string, ok: boolean) => void): Promise<void> {
  const shop = await startServer('bench/shop.ts', ['10000']);
  for (const path of PAGES) {
    for (let n = 0; n < WARM_UPS; n += 1) await read(shop, path);
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await shop.cpu();
      await read(shop, path);
      costs.push(((await shop.cpu()) - before) / READS / 1000);
    }
    const ms = median(costs);
    report(`GET ${path}: ${ms.toFixed(2)} ms of CPU (limit ${LIMIT_MS} ms)`, ms <= LIMIT_MS);
  }
  shop.stop();
}

function read({ url, cookie = '' }: Measured, path: string): Promise<void> {
  return sendLoad({ url: `${url}${path}`, count: READS, status: 200, headers: { Cookie: cookie } });
}
