import { chromium } from '@playwright/test';

const DESKTOP = { width: 1440, height: 900 };
const CPU_SLOWDOWN = 4;
const PATIENCE_MS = 60_000;
/** It's longer than any answer to an interaction, so the frames of each step are its own. */
const REST_MS = 1500;

const key = (name) => (page) => page.keyboard.press(name);
const click = (role, name) => (page) => page.getByRole(role, { name, exact: true }).first().click();
const cell = (page) => page.locator('[data-order] td:nth-child(3)').nth(2).click();

const WALK = [
  ['open an order by its row', cell],
  ['next order', key('ArrowRight')],
  ['previous order', key('ArrowLeft')],
  ['close the panel', key('Escape')],
  ['next row', key('j')],
  ['next row again', key('j')],
  ['previous row', key('k')],
  ['open the row', key('Enter')],
  ['close it', key('Escape')],
  ['open the status menu', key('s')],
  ['move in the menu', key('ArrowDown')],
  ['close the menu', key('Escape')],
  ['select the row', key('x')],
  ['select the page', (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).click()],
  ['deselect the page', (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).click()],
  ['go to the search', key('/')],
  ['type a letter', key('d')],
  ['type a second letter', key('i')],
  ['delete a letter', key('Backspace')],
  ['delete the other', key('Backspace')],
  ['open the filters', (page) => page.getByRole('button', { name: /^Filters/ }).click()],
  ['close the filters', key('Escape')],
  ['open the columns', click('button', 'Columns')],
  ['close the columns', key('Escape')],
  ['open the commands', key('Control+k')],
  ['type a command', key('m')],
  ['close the commands', key('Escape')],
  ['next page', (page) => page.getByRole('button', { name: /next/i }).last().click()],
  ['open Customers', click('tab', 'Customers')],
  ['open Laces', click('tab', 'Laces')],
  ['open Orders', click('tab', 'Orders')],
  ['open Create Order', click('button', 'Create Order')],
  [
    'type a name',
    async (page) => {
      await page.getByRole('dialog').getByLabel('Customer Name').focus();
      await page.keyboard.press('R');
    },
  ],
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Walks the dashboard and measures each interaction until its next paint. Returns a text for bench/pages.md. */
export async function measureInteractions({ url, password, executablePath, orders }) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ viewport: DESKTOP });
    await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
    await context.request.post(`${url}/api/admin/login`, { data: { password } });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(recordInteractions);
    await page.goto(`${url}/admin?tab=orders`);
    await page.waitForLoadState('networkidle');
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const steps = [];
    for (const [name, act] of WALK) {
      await page.evaluate(() => window.interactions.splice(0));
      await act(page);
      await page.waitForTimeout(REST_MS);
      const times = await page.evaluate(() => window.interactions.splice(0));
      steps.push({ name, ms: Math.max(0, ...times) });
    }
    return report(steps, orders);
  } finally {
    await browser.close();
  }
}

/** Collects how long each interaction took until the next paint, in ms. Runs in the page. */
function recordInteractions() {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

function report(steps, orders) {
  const slow = steps.filter(({ ms }) => ms > 100).map(({ name, ms }) => `${name} ${ms} ms`);
  const times = steps.map(({ ms }) => ms);
  return [
    `A walk of ${steps.length} interactions with ${orders} orders, 1440 px wide, a quarter of the CPU: median ${median(times)} ms until the next paint, at most ${Math.max(...times)} ms.`,
    slow.length > 0 ? `Over 100 ms: ${slow.join(', ')}.` : 'None over 100 ms.',
  ].join(' ');
}
