import { z } from 'zod';
import { median, type Report, ROUNDS } from './figures';
import { sendLoad } from './load';
import type { Measured } from './processes';

const ORDERS = 200;
const LIMIT_MS = 7;

const services = z.array(z.object({ id: z.string(), active: z.number(), category: z.string() }));

/** Returns the body of an order for one of the shop's services. */
export async function orderOf(url: string): Promise<string> {
  const offered = services.parse(await (await fetch(`${url}/api/services`)).json());
  return JSON.stringify({
    customerName: 'Robin Shortstop',
    customerEmail: 'robin@bench.example',
    customerPhone: '555 010 2030',
    deliveryMethod: 'dropoff',
    paymentMethod: 'pay_in_person',
    items: [
      {
        serviceId: offered.find(({ active }) => active === 1)?.id,
        gloveDetails: 'A 12 inch infield glove, right hand throw',
      },
    ],
  });
}

export async function sendOrders(url: string, body: string, count: number): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  await sendLoad({ url: `${url}/api/orders`, count, status: 201, body, headers });
}

/** Returns how much CPU time a complete order takes, in ms, with its emails queued and sent as in production. */
export async function costPerOrder(shop: Measured): Promise<number> {
  const body = await orderOf(shop.url);
  const place = () => sendOrders(shop.url, body, ORDERS);
  await place();
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = shop.cpu();
    await place();
    costs.push((shop.cpu() - before) / ORDERS);
  }
  return median(costs);
}

export async function measureOrders(shop: Measured, report: Report): Promise<void> {
  const ms = await costPerOrder(shop);
  report(
    `POST /api/orders: ${ms.toFixed(2)} ms of CPU for a whole order (limit ${LIMIT_MS} ms)`,
    ms <= LIMIT_MS,
  );
}
