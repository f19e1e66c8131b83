import { expect, type Page } from '@playwright/test';
import { readOutbox } from '#server/testing/emails';
import { DATA_DIR } from './demo-shop';
import { newEmail, PASSWORD, placeOrder } from './order-visitor';

export interface ShopCustomer {
  name: string;
  email: string;
  password: string;
}

/** Makes a customer with an account, on the mailing list, without orders. */
export async function newCustomer(page: Page): Promise<ShopCustomer> {
  const customer = { name: 'Robin Shortstop', email: newEmail(), password: PASSWORD };
  const answer = await page.request.post('/api/mailing-list/signup', { data: customer });
  expect(answer.status()).toBe(201);
  return customer;
}

/** Makes a customer through a shipped order, paid online. Returns the order's ID too. */
export async function newBuyer(page: Page): Promise<ShopCustomer & { orderId: string }> {
  const buyer = await placeOrder(page);
  await signOut(page);
  return buyer;
}

/** Signs the customer out by API, as an expired session would. */
export async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/customer/logout', { data: {} });
}

/** Fills in the customer login and submits it. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs a customer in by API. The page finds out on its next request. */
export async function signIn(page: Page, { email, password }: ShopCustomer): Promise<void> {
  const answer = await page.request.post('/api/customer/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Signs a customer in by API and opens their dashboard. */
export async function openAccount(page: Page, customer: ShopCustomer): Promise<void> {
  await signIn(page, customer);
  await page.goto('/customer/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Dashboard' })).toBeVisible();
}

/** Logs in at the login page and waits for the dashboard. */
export async function logIn(page: Page, { email, password }: ShopCustomer): Promise<void> {
  await page.goto('/customer/login');
  await fillLogin(page, email, password);
  await expect(page).toHaveURL('/customer/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Dashboard' })).toBeVisible();
}

/** Returns the link in a password reset email. */
export async function resetLink(email: string): Promise<string> {
  const find = async () => {
    const emails = (await readOutbox(DATA_DIR)).filter(({ to }) => to === email);
    return emails.map(({ text }) => /\/customer\/reset-password\?token=[\w-]+/.exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}
