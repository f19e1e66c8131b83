import { expect, type Locator, type Page } from '@playwright/test';
import type { ServiceCategory } from '#domain/catalogue/service-category';
import { type ServiceView, serviceList } from '#domain/catalogue/service-contract';
import { SHIPPING_FEE } from '#domain/orders/delivery';
import { orderAnswer } from '#domain/orders/order-contract';
import { TURNAROUND_DAYS } from '#domain/orders/ready-by';
import { DRAFT_KEY } from '../src/order/draft-storage';
import { EMPTY_DRAFT, type OrderDraft } from '../src/order/order-draft';
import type { TicketFacts } from '../src/payment/ticket-facts';

export const PASSWORD = 'leather-and-lace';
export const STAMPED = /^[0-9A-F]{8}$/;

/** Returns an email no order has used. A known one is asked to log in. */
export const newEmail = () => `visitor-${crypto.randomUUID()}@example.com`;

export type HasRequest = Pick<Page, 'request'>;

/** Returns the first active service in a category. */
export async function serviceOf(page: HasRequest, category: ServiceCategory): Promise<ServiceView> {
  const services = serviceList.parse(await (await page.request.get('/api/services')).json());
  const found = services.find((service) => service.category === category && service.active === 1);
  if (!found) throw new Error(`the demo shop offers no ${category}`);
  return found;
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' });
export const password = (page: Page) => page.getByLabel('Password', { exact: true });
export const step = (page: Page, heading: string) => page.getByRole('heading', { level: 2, name: heading });

/** Chooses a service of this category at step 1. */
export async function chooseService(page: Page, category: ServiceCategory): Promise<ServiceView> {
  const service = await serviceOf(page, category);
  await page.getByLabel('Select Service').selectOption(service.id);
  return service;
}

/** Fills in step 2 and returns the email used. */
export async function fillDetails(page: Page, email = newEmail()): Promise<string> {
  await page.getByLabel('Full Name').fill('Casey Shortstop');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill('(555) 010-2030');
  await password(page).fill(PASSWORD);
  await page.getByLabel('Glove Details').fill('Eleven inch infield glove, two laces torn');
  return email;
}

/** Fills in the return address at step 3. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Street').fill('25 Main Street');
  await page.getByLabel('City').fill('Cooperstown');
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP Code').fill('13326');
}

/** Goes to step 2 with a repair, which needs no lace color. */
export async function toDetails(page: Page): Promise<void> {
  await page.goto('/order');
  await chooseService(page, 'repair');
  await next(page).click();
  await expect(step(page, 'Your Information')).toBeVisible();
}

/** Goes to step 3 with a repair, which needs no lace color. */
export async function toDelivery(page: Page, email?: string): Promise<ServiceView> {
  await page.goto('/order');
  const service = await chooseService(page, 'repair');
  await next(page).click();
  await fillDetails(page, email);
  await next(page).click();
  await expect(step(page, 'Delivery Method')).toBeVisible();
  return service;
}

/** Places an order by API, dropped off and for someone new by default. Returns its ID. */
export async function postOrder(page: HasRequest, order: object): Promise<string> {
  const anyone = { customerEmail: newEmail(), customerPhone: '(555) 010-2030', deliveryMethod: 'dropoff' };
  const answer = await page.request.post('/api/orders', { data: { ...anyone, ...order } });
  expect(answer.status()).toBe(201);
  return orderAnswer.parse(await answer.json()).orderId;
}

/** Places a shipped order by API, paid online, for a new customer who is then signed in. Returns the amount due, in cents. */
export async function placeOrder(page: HasRequest) {
  const customer = { name: 'Casey Catcher', email: newEmail(), password: PASSWORD };
  const service = await serviceOf(page, 'repair');
  const shippingAddress = '25 Main Street\nCooperstown, NY 13326';
  const orderId = await postOrder(page, {
    customerName: customer.name,
    customerEmail: customer.email,
    customerPassword: customer.password,
    deliveryMethod: 'ship',
    shippingAddress,
    paymentMethod: 'paypal',
    items: [{ serviceId: service.id, gloveDetails: 'Eleven inch infield glove, two laces torn' }],
  });
  const total = service.price + SHIPPING_FEE;
  const ticket: TicketFacts = {
    lines: [{ key: service.id, serviceName: service.name, laceColorName: null, price: service.price }],
    totals: { subtotal: service.price, discountAmount: 0, shippingCharge: SHIPPING_FEE, total },
    discountCode: null,
    deliveryMethod: 'ship',
    shippingAddress,
    estimate: { minDays: TURNAROUND_DAYS, maxDays: TURNAROUND_DAYS },
    scarceLaceColors: [],
  };
  return { ...customer, orderId, total, ticket };
}

/** Opens step 4 of an order placed by API, as a reload would. Returns the amount due, in cents. */
export async function openPayment(page: Page): Promise<number> {
  const { orderId, total, ticket } = await placeOrder(page);
  const placed = { orderId, paymentMethod: 'paypal', ticket } as const;
  // Storage belongs to the tab and origin, so any file of the shop will do.
  await page.goto('/robots.txt');
  await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [
    DRAFT_KEY,
    JSON.stringify({ ...EMPTY_DRAFT, placed } satisfies OrderDraft),
  ] as const);
  await page.goto('/order?step=4');
  await expect(step(page, 'Payment')).toBeVisible();
  return total;
}

/** Finds the order's ticket on the page. */
export const ticket = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });

/** Finds the due amount of an order that has its number, in dollars. */
export const due = (page: Page, amount: string) =>
  page.getByRole('paragraph').filter({ hasText: new RegExp(`^Total due\\${amount}$`) });

/** Chooses drop-off and payment in person at step 3. */
export async function chooseDropOff(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Drop Off' }).click();
  await page.getByRole('radio', { name: 'Pay in Person' }).click();
}

/** Expects the page not to scroll sideways. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
}

/** Expects a field to be marked invalid and described by the message. */
export async function expectInvalid(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
}
