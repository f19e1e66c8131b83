// npm run bench:pages [-- PATH… --runs N]: runs Lighthouse on the built public pages, five times as a phone on slow 4G,
// and measures /admin for the signed-in owner.
// Without arguments, it adds its table to bench/pages.md.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.mjs';
import { buildStale } from '../scripts/build.mjs';
import { measureDashboard } from './dashboard.mjs';
import { measureInteractions } from './interactions.mjs';

const run = promisify(execFile);

const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_REPORT = 64 * 1024 * 1024;

const DASHBOARD = '/admin';
const ORDERS = 10_000;
const PAGES = ['/', '/our-work', '/order', DASHBOARD];
const OWNER_PASSWORD = 'the-owners-password';
const RUNS = 5;
const TABLE_FILE = 'bench/pages.md';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const score = (id) => (report) => (report.categories[id].score ?? 0) * 100;
const figure = (id) => (report) => report.audits[id].numericValue ?? Number.NaN;
const rounded = (value) => value.toFixed(0);
const seconds = (value) => `${(value / 1000).toFixed(2)} s`;

const COLUMNS = [
  ['Performance', score('performance'), rounded],
  ['Accessibility', score('accessibility'), rounded],
  ['Best practices', score('best-practices'), rounded],
  ['SEO', score('seo'), rounded],
  ['Largest paint', figure('largest-contentful-paint'), seconds],
  ['First paint', figure('first-contentful-paint'), seconds],
  ['Blocked', figure('total-blocking-time'), (value) => `${rounded(value)} ms`],
  ['Layout shift', figure('cumulative-layout-shift'), (value) => value.toFixed(3)],
  ['Script', sentBytes('Script'), (value) => `${(value / 1000).toFixed(1)} kB`],
  ['Fonts', sentBytes('Font'), (value) => `${(value / 1000).toFixed(1)} kB`],
];

/** Adds up the bytes of all responses of a kind, as they're sent over the network. */
function sentBytes(kind) {
  return (report) =>
    report.audits['network-requests'].details.items
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });
const pages = positionals.length > 0 ? positionals : PAGES;
const runs = Number(values.runs ?? RUNS);

const executablePath = (await ensureBrowser()) || undefined;
await buildStale();
const loadBefore = loadavg()[0];
const rows = [];
let dashboard = '';
const found = new Map();
const speeds = [];
const atDashboard = { password: OWNER_PASSWORD, executablePath };
await withShop(0, async (shop) => {
  for (const path of pages.filter((each) => each !== DASHBOARD)) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await look(`${shop}${path}`));
    const cells = COLUMNS.map(([, read, write]) => write(median(reports.map(read))));
    rows.push(`| \`${path}\` | ${cells.join(' | ')} |`);
    for (const report of reports) noteFaults(path, report);
  }
  if (pages.includes(DASHBOARD)) dashboard = await measureDashboard({ ...atDashboard, url: shop, runs });
});
if (pages.includes(DASHBOARD))
  await withShop(ORDERS, async (shop) => {
    dashboard += `\n\n${await measureInteractions({ ...atDashboard, url: shop, orders: ORDERS })}`;
  });
print();

/** Measures a shop in a new folder, with the demo content or a number of orders. */
async function withShop(orders, measure) {
  const folder = mkdtempSync(join(tmpdir(), 'glove-shop-pages-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URI: '',
    PORT: '0',
    SITE_URL: '',
    PAYLOAD_SECRET: 'only-for-this-benchmark',
    ADMIN_PASSWORD: OWNER_PASSWORD,
  };
  if (orders > 0) await run('npm', ['exec', 'tsx', 'bench/fill.ts', String(orders)], { env });
  const shop = await startShop(env);
  try {
    await measure(shop.url);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startShop(env) {
  const options = ['--max-semi-space-size=4', '--heap-growing-percent=40', '--expose-gc'];
  const child = spawn(process.execPath, [...options, 'dist/server/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-10_000);
      const [, address] = /Shop {2,}(http\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error('the shop did not start')));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function look(url) {
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, '--disable-background-networking'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const browser = await chromium.launch({ executablePath, args });
  try {
    const options = [`--port=${port}`, '--quiet', '--output=json', `--only-categories=${CATEGORIES}`];
    const { stdout } = await run('npm', ['exec', '--yes', LIGHTHOUSE, '--', url, ...options], {
      maxBuffer: MAX_REPORT,
    });
    const report = JSON.parse(stdout);
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    speeds.push(report.environment.benchmarkIndex);
    return report;
  } finally {
    await browser.close();
  }
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function noteFaults(path, { categories, audits }) {
  for (const id of CATEGORIES.slice(1))
    for (const { id: audit, weight } of categories[id].auditRefs) {
      const { score, scoreDisplayMode, title } = audits[audit];
      if (weight > 0 && score !== null && score < 1 && scoreDisplayMode !== 'informative')
        found.set(`${path} ${audit}`, `${path}: ${title}`);
    }
}

function print() {
  const speed = speeds.length > 0 ? ` at speed ${rounded(median(speeds))}` : '';
  const machine = `${cpus().length} cores${speed}, load ${loadBefore.toFixed(1)} before and ${loadavg()[0].toFixed(1)} after`;
  const table = [
    `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC; ${machine}; median of ${runs}.`,
    '',
    ...(rows.length > 0
      ? [
          `| Page | ${COLUMNS.map(([name]) => name).join(' | ')} |`,
          `| --- |${' ---: |'.repeat(COLUMNS.length)}`,
          ...rows,
        ]
      : []),
    ...(dashboard ? ['', dashboard] : []),
  ].join('\n');
  const isComplete = pages === PAGES && runs === RUNS;
  const text = isComplete ? keep(table) : table;
  process.stdout.write(`${text}\n\n${[...found.values()].map((fault) => `not full: ${fault}\n`).join('')}`);
}

function keep(table) {
  const [, last = 'Nothing was measured before.'] =
    /## Now\n\n([\s\S]*?)\n\n## Before/.exec(readKept()) ?? [];
  const text = `# Lighthouse on the public pages, and the dashboard\n\nWritten by \`npm run bench:pages\`: mobile, simulated slow 4G; the dashboard for its owner at 1.6 Mbit/s, 150 ms, and a quarter of the CPU. A loaded or slow machine makes it worse. Its speed is Lighthouse's benchmarkIndex.\n\n## Now\n\n${table}\n\n## Before\n\n${last}\n`;
  writeFileSync(TABLE_FILE, text);
  return text;
}

function readKept() {
  try {
    return readFileSync(TABLE_FILE, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}
