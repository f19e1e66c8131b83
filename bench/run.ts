// npm run bench: server CPU per request, beside a bare Express answering the same bytes in the same run.
import { measureLists } from './lists';
import { sendLoad } from './load';
import { type Measured, startServer } from './processes';

const ROUNDS = 7;
const READS = 4000;
const ORDERS = 300;
const READ_LIMIT = 1.2;
const ORDER_LIMIT_MS = 6;

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** CPU microseconds a request costs the server. */
async function cost(server: Measured, count: number, load: () => Promise<void>): Promise<number> {
  const before = await server.cpu();
  await load();
  return ((await server.cpu()) - before) / count;
}

const shop = await startServer('bench/shop.ts');
const lines: string[] = [];
let failed = false;
const report = (line: string, ok: boolean) => {
  lines.push(`${ok ? 'ok  ' : 'OVER'}  ${line}`);
  failed ||= !ok;
};

for (const path of ['/api/services', '/api/lace-colors', '/api/work-gallery']) {
  const express = await startServer('bench/bare-express.ts', [`${shop.url}${path}`]);
  const readShop = () => sendLoad({ url: `${shop.url}${path}`, count: READS, status: 200 });
  const readExpress = () => sendLoad({ url: express.url, count: READS, status: 200 });
  await readShop();
  await readExpress();
  const shopCosts: number[] = [];
  const expressCosts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    expressCosts.push(await cost(express, READS, readExpress));
    shopCosts.push(await cost(shop, READS, readShop));
  }
  express.stop();
  const [ours, bare] = [median(shopCosts), median(expressCosts)];
  report(
    `GET ${path}: ${ours.toFixed(0)} µs of CPU, bare Express ${bare.toFixed(0)} µs: ${(ours / bare).toFixed(2)} times (limit ${READ_LIMIT})`,
    ours / bare <= READ_LIMIT,
  );
}

const order = JSON.stringify({
  customerName: 'Robin Shortstop',
  customerEmail: 'robin@bench.example',
  customerPhone: '555 010 2030',
  deliveryMethod: 'dropoff',
  paymentMethod: 'pay_in_person',
  items: [{ serviceId: shop.serviceId, gloveDetails: 'A 12 inch infield glove, right hand throw' }],
});
const placeOrders = (count: number) =>
  sendLoad({
    url: `${shop.url}/api/orders`,
    count,
    status: 201,
    body: order,
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(order)) },
  });
await placeOrders(ORDERS);
const orderCosts: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  orderCosts.push(await cost(shop, ORDERS, () => placeOrders(ORDERS)));
}
const orderMs = median(orderCosts) / 1000;
report(
  `POST /api/orders: ${orderMs.toFixed(2)} ms of CPU for a whole order, stored and its mails queued (limit ${ORDER_LIMIT_MS} ms)`,
  orderMs <= ORDER_LIMIT_MS,
);
shop.stop();
await measureLists(report);

process.stdout.write(`${lines.join('\n')}\n`);
process.exit(failed ? 1 : 0);
