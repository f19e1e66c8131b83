import { expect, type Page, test } from '@playwright/test';
import { serviceList } from '#domain/catalogue/service-contract';
import { postOrder } from './order-visitor';
import { ANIMATED, DESKTOP, PHONE, prepareVisitor, SOME_ORDER_ID } from './shop-visitor';

test.use(ANIMATED);

const HEADER_LINKS = [
  ['Home', '/'],
  ['Our Work', '/our-work'],
  ['Order Now', '/order'],
  ['Login', '/customer/login'],
] as const;
const FIND_ORDER = ['Find my order', '/track'] as const;
const FOOTER_LINKS = ['/', '/order', '/track', '/admin'] as const;

const ROUTES = [
  '/',
  '/our-work',
  '/order',
  `/order-confirmation?orderId=${SOME_ORDER_ID}`,
  '/order-confirmation',
  '/admin/login',
  '/admin',
  '/track',
  '/customer/login',
  '/customer/dashboard',
  '/customer/reset-password?token=some-token',
  '/customer/confirm-email?token=some-token',
  '/no/such/page',
] as const;

/** Reads the names and targets of a navigation's links, in order. */
const linksOf = (page: Page, navigation: string) =>
  page
    .getByRole('navigation', { name: navigation, exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test.describe('page layout', () => {
  test.beforeEach(({ page }) => prepareVisitor(page));

  test('header and footer links lead where they say', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await linksOf(page, 'Main')).toEqual(HEADER_LINKS);
    expect((await linksOf(page, 'Footer')).map(([, href]) => href)).toEqual(FOOTER_LINKS);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    for (const [name, href] of HEADER_LINKS.toReversed()) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(href);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('the phone menu opens, and closes on Escape, on navigation, and on Back', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const open = page.getByRole('button', { name: 'Open menu' });
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu).toBeVisible();
    expect(await linksOf(page, 'Main')).toEqual([...HEADER_LINKS, FIND_ORDER]);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Order Now' }).click();
    await expect(page).toHaveURL('/order');
    await expect(menu).toBeHidden();
    await open.click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
  });

  test('hash links scroll at both sizes', async ({ page }) => {
    const expectServicesAtTop = () =>
      expect
        .poll(async () => {
          const box = await page.getByRole('region', { name: 'Services' }).boundingBox();
          return Math.abs((box?.y ?? Number.NaN) - 20);
        })
        .toBeLessThanOrEqual(2);
    const view = page.getByRole('link', { name: 'VIEW SERVICES' });
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      // From the same page, a hash would load nothing.
      await page.goto('about:blank');
      await page.goto('/#services');
      await expectServicesAtTop();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      // Following the same hash again scrolls again.
      await view.click();
      await expectServicesAtTop();
    }
    await page.goto('/');
    await view.click();
    await expect(page).toHaveURL('/#services');
    await expectServicesAtTop();
  });

  test('no page logs errors or violates its content security policy', async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // Browsers log the status of an intended 404.
      const isOwnStatus = message.text().includes('404') && message.location().url === page.url();
      if (['error', 'warning'].includes(message.type()) && !isOwnStatus) complaints.push(message.text());
    });
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`${violatedDirective} refused ${blockedURI}`),
      ),
    );
    const [service] = serviceList.parse(await (await page.request.get('/api/services')).json());
    const orderId = await postOrder(page, {
      customerName: 'Casey Shortstop',
      paymentMethod: 'pay_in_person',
      items: [{ serviceId: service?.id, gloveDetails: 'A 12 inch infield glove' }],
    });
    // Needs an existing order: the payment of another is an intended 404, which browsers log.
    const routes = ROUTES.map((route) => route.replace(/(?<=orderId=).+/, orderId));
    for (const route of [...routes, `/order?service=${service?.id}`]) {
      const answer = await page.goto(route, { waitUntil: 'networkidle' });
      expect(answer?.headers()['content-security-policy'], route).toContain("default-src 'self'");
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(complaints, route).toEqual([]);
    }
  });
});
