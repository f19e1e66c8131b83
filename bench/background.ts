import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { percentile, type Report } from './figures';
import { send } from './load';
import type { Program } from './processes';

const IDLE_MS = 60_000;
const IDLE_LIMIT = 0.01;
const SETTLE_MS = 3_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Measures an idle shop: its memory, and how much of a core it uses over a minute. */
export async function measureIdle(shop: Program, limitMb: number, report: Report): Promise<void> {
  await pause(SETTLE_MS);
  const before = shop.cpu();
  await pause(IDLE_MS);
  const part = (shop.cpu() - before) / IDLE_MS;
  report(`idle: ${(part * 100).toFixed(2)} % of a core (limit ${IDLE_LIMIT * 100} %)`, part < IDLE_LIMIT);
  const { now } = shop.memory();
  report(`idle: ${now.toFixed(0)} MB (limit ${limitMb} MB)`, now <= limitMb);
}

const EMAILS = 20_000;
const EMAILS_A_SECOND = 50;
const P99_LIMIT = 2;
const WATCHED_MS = 20_000;
const VISIT_EVERY_MS = 50;
const FIRST_MS = 1_000;
/** The most emails in the first second. If there are more, they went out in a burst. */
const BURST_LIMIT = 150;

export type WithShop = (
  size: { orders: number; emails?: number },
  measure: (shop: Program) => Promise<void>,
  settings: { SMTP_URL: string },
) => Promise<void>;

/** Measures page loads while 20,000 emails go out, and compares them with those of a shop that sends none. */
export async function measureBackground(withShop: WithShop, report: Report): Promise<void> {
  const mailServer = await startPostOffice();
  const settings = { SMTP_URL: mailServer.url };
  let idle = Number.NaN;
  await withShop(
    { orders: 0 },
    async (shop) => {
      await visits(shop, SETTLE_MS);
      idle = await visits(shop, WATCHED_MS);
    },
    settings,
  );
  await withShop(
    { orders: 0, emails: EMAILS },
    async (shop) => {
      await pause(FIRST_MS);
      report(
        `a start with ${EMAILS} mails: ${mailServer.taken()} go out in the first second (limit ${BURST_LIMIT})`,
        mailServer.taken() <= BURST_LIMIT,
      );
      await visits(shop, SETTLE_MS);
      const before = mailServer.taken();
      const busy = await visits(shop, WATCHED_MS);
      const rate = ((mailServer.taken() - before) / WATCHED_MS) * 1000;
      report(
        `with ${EMAILS} mails waiting: ${rate.toFixed(0)} mails a second (at least ${EMAILS_A_SECOND})`,
        rate >= EMAILS_A_SECOND,
      );
      report(
        `with ${EMAILS} mails waiting: p99 of / ${busy.toFixed(1)} ms, idle ${idle.toFixed(1)} ms: ${(busy / idle).toFixed(2)} times (limit ${P99_LIMIT})`,
        busy <= idle * P99_LIMIT,
      );
    },
    settings,
  );
  mailServer.stop();
}

async function visits(shop: Program, forMs: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    times.push(await send({ url: `${shop.url}/`, status: 200 }));
    await pause(VISIT_EVERY_MS);
  }
  return percentile(times, 0.99);
}

export interface PostOffice {
  url: string;
  taken: () => number;
  stop: () => void;
}

/** Starts an SMTP server that accepts and counts emails. */
export async function startPostOffice(): Promise<PostOffice> {
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.server.address());
  return { url: `smtp://127.0.0.1:${port}`, taken: () => taken, stop: () => server.close() };
}
