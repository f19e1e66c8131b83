import { chromium } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
/** 1.6 Mbit/s down and 750 kbit/s up with 150 ms of latency. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const PATIENCE_MS = 60_000;
/** Tabs are drawn ahead when the page is idle. */
const QUIET_MS = 1500;

const COLUMNS = [
  ['Largest paint', 'painted', seconds],
  ['Row opens', 'opened', seconds],
  ['Its buttons work', 'live', seconds],
  ['Script until the row opens', 'bytesOpened', (value) => `${(value / 1000).toFixed(1)} kB`],
  ['Files until then', 'filesOpened', String],
  ['API calls until then', 'calls', String],
  ['Messages opens', 'messages', milliseconds],
  ['Orders opens again', 'orders', milliseconds],
];

function seconds(value) {
  return `${(value / 1000).toFixed(2)} s`;
}

function milliseconds(value) {
  return `${value.toFixed(0)} ms`;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Measures the dashboard for a person who's signed in on a slow phone, on a first and a second visit. Returns a table. */
export async function measureDashboard({ url, password, executablePath, runs }) {
  const visits = { first: [], second: [] };
  for (let run = 0; run < runs; run += 1) {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
      await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
      await context.request.post(`${url}/api/admin/login`, { data: { password } });
      visits.first.push(await visit(context, `${url}/admin`));
      visits.second.push(await visit(context, `${url}/admin`));
    } finally {
      await browser.close();
    }
  }
  const rows = Object.entries(visits).map(([name, measured]) => {
    const cells = COLUMNS.map(([, key, write]) => write(median(measured.map((each) => each[key]))));
    return `| \`/admin\`, ${name} visit | ${cells.join(' | ')} |`;
  });
  const heads = COLUMNS.map(([name]) => name).join(' | ');
  return [`| Page | ${heads} |`, `| --- |${' ---: |'.repeat(COLUMNS.length)}`, ...rows].join('\n');
}

async function visit(context, address) {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = new Map();
  let calls = 0;
  let isOpen = false;
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Script') scripts.set(requestId, 0);
    if (!isOpen && new URL(request.url).pathname.startsWith('/api/')) calls += 1;
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  const loaded = () => [...scripts.values()].filter((bytes) => bytes > 0);
  const sum = (sizes) => sizes.reduce((all, size) => all + size, 0);
  await page.addInitScript(pressFirstRow);
  await page.goto(address, { waitUntil: 'commit' });
  const until = (name) =>
    page.waitForFunction((time) => window[time], name, { polling: 20, timeout: PATIENCE_MS });
  await until('rowOpenedAt');
  isOpen = true;
  const [bytesOpened, filesOpened] = [sum(loaded()), loaded().length];
  await until('rowLiveAt');
  const times = await page.evaluate(readTimes);
  await page.keyboard.press('Escape');
  await page.evaluate(untilQuiet, QUIET_MS);
  const messages = await openTab(page, '/admin?tab=messages', /^Send Message \(/);
  const orders = await openTab(page, '/admin', /^Filters/);
  await page.close();
  return { ...times, bytesOpened, filesOpened, calls, messages, orders };
}

/** Clicks the first row until its order opens, and waits until that's the page's own panel. Runs in the page. */
function pressFirstRow() {
  const pressing = setInterval(() => {
    const panels = [...document.querySelectorAll('[role="dialog"]')];
    if (panels.length === 0) return document.querySelector('[data-order] td:nth-child(3)')?.click();
    window.rowOpenedAt ??= performance.now();
    if (panels.some((panel) => !panel.closest('#served-panel'))) {
      window.rowLiveAt = performance.now();
      clearInterval(pressing);
    }
  }, 20);
}

function readTimes() {
  return new Promise((resolve) => {
    const { rowOpenedAt: opened, rowLiveAt: live } = window;
    // Leaves out what appears after the click.
    new PerformanceObserver((list) => {
      const painted = list.getEntries().findLast(({ startTime }) => startTime < opened)?.startTime;
      resolve({ opened, live, painted: painted ?? Number.NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Waits until the page has been quiet for this many ms: no finished requests and no long tasks. Runs in the page. */
function untilQuiet(ms) {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, ms);
    let waiting = wait();
    new PerformanceObserver(() => {
      clearTimeout(waiting);
      waiting = wait();
    }).observe({ entryTypes: ['longtask', 'resource'] });
  });
}

/** The time from the click until a tab with one of its buttons is painted, in ms. */
async function openTab(page, address, button) {
  const link = `nav[data-dock] a[href="${address}"]`;
  await page.locator(link).hover();
  await page.waitForTimeout(1000);
  return page.evaluate(
    async ([pressed, shown]) => {
      const started = performance.now();
      document.querySelector(pressed).click();
      const isThere = () =>
        [...document.querySelectorAll('main button')].some(
          (each) => shown.test(each.textContent) && each.checkVisibility(),
        );
      while (!isThere()) await new Promise(requestAnimationFrame);
      // What's there in a frame is painted at its end.
      await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
      return performance.now() - started;
    },
    [link, button],
  );
}
