import { median, percentile, type Report, ROUNDS } from './figures';
import { sendLoad } from './load';
import { type Measured, startBareExpress } from './processes';

const READS = 3000;
/** The limit for each page, as a multiple of bare Express. */
const PAGES = [
  { path: '/', limit: 1.5 },
  { path: '/api/services', limit: 1.2 },
  { path: '/api/lace-colors', limit: 1.2 },
  { path: '/api/work-gallery', limit: 1.2 },
] as const;
const P99_LIMIT = 3;

/** Measures public reads, alternating with a bare Express that sends the same bytes. */
export async function measureReads(shop: Measured, report: Report): Promise<void> {
  for (const { path, limit } of PAGES) {
    const bare = await startBareExpress(`${shop.url}${path}`);
    const ofShop = reader(shop, `${shop.url}${path}`);
    const ofBare = reader(bare, bare.url);
    await ofShop.read();
    await ofBare.read();
    for (let round = 0; round < ROUNDS; round += 1) {
      await ofBare.measure();
      await ofShop.measure();
    }
    await bare.stop();
    const times = ofShop.cost() / ofBare.cost();
    const slow = ofShop.p99() / ofBare.p99();
    report(
      `GET ${path}: ${us(ofShop.cost())} of CPU, bare Express ${us(ofBare.cost())}: ${times.toFixed(2)} times (limit ${limit})`,
      times <= limit,
    );
    report(
      `GET ${path}: p99 ${ofShop.p99().toFixed(1)} ms, bare Express ${ofBare.p99().toFixed(1)} ms: ${slow.toFixed(2)} times (limit ${P99_LIMIT})`,
      slow <= P99_LIMIT,
    );
  }
}

const us = (ms: number) => `${(ms * 1000).toFixed(0)} µs`;

function reader(server: Measured, url: string) {
  const costs: number[] = [];
  const slowest: number[] = [];
  const read = () => sendLoad({ url, count: READS, status: 200 });
  return {
    read,
    measure: async () => {
      const before = server.cpu();
      slowest.push(percentile(await read(), 0.99));
      costs.push((server.cpu() - before) / READS);
    },
    cost: () => median(costs),
    p99: () => median(slowest),
  };
}
