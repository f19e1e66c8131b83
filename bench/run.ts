// npm run bench [-- PART…]: measures the built program and a bare Express in the same run. With BENCH_ROUNDS=1, it's quick. `million`
// runs only if it's named.
import { loadavg } from 'node:os';
import { measureBackground, measureIdle } from './background';
import { measureHour } from './hour';
import { measureLists } from './lists';
import { measureOrders } from './orders';
import { emptyShop, type Program, run, shopEnv, startProgram } from './processes';
import { measureReads } from './reads';

const START_LIMIT_MS = 1500;
const IDLE_LIMIT_MB = 130;
const LOADED_LIMIT_MB = 350;

const chosen = process.argv.slice(2);
const isChosen = (part: string) => chosen.length === 0 || chosen.includes(part);
let failed = false;
const report = (line: string, ok: boolean) => {
  process.stdout.write(`${ok ? 'ok  ' : 'OVER'}  ${line}\n`);
  failed ||= !ok;
};

async function withShop(
  size: { orders: number; emails?: number },
  measure: (shop: Program) => Promise<void>,
  settings: { SMTP_URL?: string } = {},
): Promise<void> {
  const env = { ...emptyShop(), ...settings };
  await run('bench/fill.ts', [String(size.orders), String(size.emails ?? 0)], shopEnv(env));
  const shop = await startProgram(env);
  const { wallMs, cpuMs } = shop.start;
  report(
    `start with ${size.orders} orders: first answer after ${wallMs.toFixed(0)} ms, ${cpuMs} ms of CPU (limit ${START_LIMIT_MS} ms)`,
    wallMs <= START_LIMIT_MS,
  );
  await measure(shop);
  const { now, most } = shop.memory();
  report(
    `with ${size.orders} orders, after the load: ${now.toFixed(0)} MB, at most ${most.toFixed(0)} MB (limit ${LOADED_LIMIT_MB} MB)`,
    most <= LOADED_LIMIT_MB,
  );
  await shop.stop();
}

process.stdout.write(
  `the machine's load before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}\n`,
);
if (['reads', 'orders', 'lists', 'idle'].some(isChosen))
  await withShop({ orders: 10_000 }, async (shop) => {
    if (isChosen('idle')) await measureIdle(shop, IDLE_LIMIT_MB, report);
    if (isChosen('reads')) await measureReads(shop, report);
    if (isChosen('lists')) await measureLists(shop, 3, report);
    if (isChosen('orders')) await measureOrders(shop, report);
  });
if (isChosen('idle')) {
  // As in the first minutes of a new shop, which draws its pictures and sends its first emails.
  const shop = await startProgram(emptyShop());
  await measureIdle(shop, IDLE_LIMIT_MB, report);
  await shop.stop();
}
if (isChosen('large')) await withShop({ orders: 100_000 }, (shop) => measureLists(shop, 3.5, report));
if (chosen.includes('million'))
  await withShop({ orders: 1_000_000 }, (shop) => measureLists(shop, 4, report));
if (isChosen('mails')) await measureBackground(withShop, report);
if (isChosen('hour')) await measureHour(withShop, report);
process.stdout.write(
  `the machine's load after: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}\n`,
);
process.exit(failed ? 1 : 0);
