import { expect, type Locator, type Page, test } from '@playwright/test';
import { slipCode } from '#domain/lists/slip-code';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { serviceOf } from './order-visitor';
import { PAPERS, type PaperName, type PrintedPage, printedPages, squeezed } from './printed-pages';
import { makeOrder, startAsOwner } from './shop-owner';
import { DESKTOP, expectAccessible, PHONE, waitForHydration } from './shop-visitor';

const KINDS = ['Packing slip', 'Claim tags', 'Receipt'] as const;
type Kind = (typeof KINDS)[number];

const LONG_NAME = 'Bartholomew Featherstonehaugh-Cholmondeley of the Upper Susquehanna Valley';
const LONG_NOTE = 'Keep the old web, and please call before you cut anything on this glove. '.repeat(4);
const OUTSIDE_PAPER = /AdminDashboard|Whattoprint|Close|Notifications|Cookies/i;

async function makeFamily(page: Page) {
  const family = `Shortstop-${crypto.randomUUID().slice(0, 8)}`;
  const relacing = await serviceOf(page, 'relacing');
  const one = await makeOrder(page, { customerName: `Casey ${family}` });
  const many = await makeOrder(page, {
    customerName: `${LONG_NAME} ${family}`,
    customerEmail: `${'bartholomew-'.repeat(4)}cholmondeley@a-long-domain-name-without-a-break.example`,
    deliveryMethod: 'ship',
    shippingAddress:
      '12345 North Old Baseball Hall of Fame Boulevard\nApartment 1234, Building C\nCooperstown, NY 13326',
    items: Array.from({ length: 14 }, (_, index) => ({
      serviceId: relacing.id,
      gloveDetails: `Glove-${index + 1}: twelve-inch outfield glove, deep pocket, torn web, and three broken laces`,
      specialInstructions: `${LONG_NOTE}(${index + 1})`,
    })),
  });
  const two = await makeOrder(page, {
    customerName: `Robin ${family}`,
    status: 'not_received',
    items: [
      { serviceId: relacing.id, gloveDetails: 'Catcher mitt' },
      { serviceId: relacing.id, gloveDetails: 'First base mitt' },
    ],
  });
  return { family, one, orders: [one, many, two] };
}

async function choose(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('radio', { name }).click();
  await expect(dialog.getByRole('radio', { name })).toBeChecked();
}

/** The sheets of one order. Each page must have the number of one order alone. */
function pagesOf(pages: readonly PrintedPage[], order: OwnerOrderView, all: readonly OwnerOrderView[]) {
  const own = pages.filter(({ text }) => text.includes(orderNumber(order.id)));
  for (const other of all) {
    if (other !== order) for (const { text } of own) expect(text).not.toContain(orderNumber(other.id));
  }
  return own;
}

function expectClean(pages: readonly PrintedPage[], paper: PaperName): void {
  for (const { width, height, text, ink, hasInkAtEdge } of pages) {
    expect({ width, height }).toEqual(PAPERS[paper]);
    expect(text).not.toMatch(OUTSIDE_PAPER);
    expect(ink).toBeGreaterThan(0.005);
    expect(ink).toBeLessThan(0.25);
    expect(hasInkAtEdge).toBe(false);
  }
}

/** Everything about an order is on its sheets, and its code opens it. */
function expectComplete(kind: Kind, pages: readonly PrintedPage[], order: OwnerOrderView, origin: string) {
  const text = pages.map((page) => page.text).join('');
  expect(text.toLowerCase()).toContain(squeezed(order.customerName).toLowerCase());
  for (const { gloveDetails, specialInstructions } of order.items) {
    expect(text).toContain(squeezed(gloveDetails));
    if (kind === 'Packing slip') expect(text).toContain(squeezed(specialInstructions ?? ''));
  }
  if (kind === 'Receipt') expect(text).toContain('$70.00');
  else expect(pages[0]?.code?.toLowerCase()).toBe(slipCode(origin, order.id).toLowerCase());
}

for (const theme of ['light', 'dark'] as const) {
  for (const paper of ['Letter', '4 × 6'] as const) {
    test(`slips, tags, and receipts print on ${paper} in the ${theme} theme, one order per sheet`, async ({
      page,
    }) => {
      await page.setViewportSize(DESKTOP);
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await startAsOwner(page);
      const { family, one, orders } = await makeFamily(page);

      await page.goto(`/admin?tab=orders&search=${family}`);
      await expect(page.getByText('1–3 of 3')).toBeVisible();
      const all = page.getByRole('checkbox', { name: 'Select all on this page' });
      await waitForHydration(all);
      await all.click();
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Print 3 orders' });
      // It's remembered once it's chosen, and Letter is what's shown at first.
      await choose(dialog, '4 × 6');
      await choose(dialog, paper);
      for (const kind of KINDS) {
        await test.step(`three orders: ${kind}`, async () => {
          await choose(dialog, kind);
          await expect(dialog.getByRole('article').first()).toBeVisible();
          // The chosen paper wins over the one in the printer.
          const pages = await printedPages(page, paper === 'Letter' ? '4 × 6' : 'Letter');
          expectClean(pages, paper);
          const perOrder = orders.map((order) => pagesOf(pages, order, orders));
          expect(perOrder.flat()).toHaveLength(pages.length);
          for (const [index, order] of orders.entries())
            expectComplete(kind, perOrder[index] ?? [], order, new URL(page.url()).origin);
          const counts = perOrder.map(({ length }) => length);
          if (kind === 'Claim tags' && paper === '4 × 6') expect(counts).toEqual([1, 14, 2]);
          else expect([counts[0], counts[2]]).toEqual([1, 1]);
        });
      }

      await page.goto(`/admin?tab=orders&print=${one.id}`);
      const own = page.getByRole('dialog', { name: `Print order ${orderNumber(one.id)}` });
      await expect(own.getByRole('radio', { name: paper })).toBeChecked();
      for (const kind of KINDS) {
        await test.step(`one order: ${kind}`, async () => {
          await choose(own, kind);
          await expect(own.getByRole('article')).toBeVisible();
          const pages = await printedPages(page, paper);
          expect(pages).toHaveLength(1);
          expectClean(pages, paper);
          expectComplete(kind, pages, one, new URL(page.url()).origin);
        });
      }
    });
  }
}

test("without a choice, the printer's paper decides, for the customer's receipt too", async ({ page }) => {
  await startAsOwner(page);
  const { one } = await makeFamily(page);
  for (const paper of ['Letter', '4 × 6'] as const) {
    await test.step(`a slip on ${paper}`, async () => {
      await page.goto(`/admin?tab=orders&print=${one.id}`);
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
      const pages = await printedPages(page, paper);
      expect(pages).toHaveLength(1);
      expectClean(pages, paper);
    });
    await test.step(`a receipt on ${paper}, under the cookie banner`, async () => {
      await page.goto(new URL(one.trackUrl, page.url()).pathname);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const pages = await printedPages(page, paper);
      expect(pages).toHaveLength(1);
      expectClean(pages, paper);
      expect(pages[0]?.text).toContain(orderNumber(one.id));
      expect(pages[0]?.text).toContain('$70.00');
    });
  }
});

test('the print dialog passes axe, on a phone too', async ({ page }) => {
  await startAsOwner(page);
  const { one } = await makeFamily(page);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.goto(`/admin?tab=orders&print=${one.id}`);
    const dialog = page.getByRole('dialog');
    for (const kind of KINDS) {
      await choose(dialog, kind);
      await expect(dialog.getByRole('article')).toBeVisible();
      await expectAccessible(page, kind);
    }
  }
});
