import { expect, type Page } from '@playwright/test';
import { readOutbox } from '#server/testing/emails';
import { DATA_DIR } from './demo-shop';
import { newEmail, PASSWORD, placeOrder } from './order-visitor';

export interface ShopCustomer {
  name: string;
  email: string;
  password: string;
}

/** Somebody with an account, on the mailing list, without an order. */
export async function newCustomer(page: Page): Promise<ShopCustomer> {
  const customer = { name: 'Robin Shortstop', email: newEmail(), password: PASSWORD };
  const answer = await page.request.post('/api/mailing-list/signup', { data: customer });
  expect(answer.status()).toBe(201);
  return customer;
}

/** Somebody whose account was made by an order, shipped and to be paid online; answers the order's id too. */
export async function newBuyer(page: Page): Promise<ShopCustomer & { orderId: string }> {
  const buyer = await placeOrder(page);
  await signOut(page);
  return buyer;
}

/** Ends the session behind the page's back, as time would. */
export async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/customer/logout', { data: {} });
}

/** Types credentials into the customers' login and sends them. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs a customer in behind the page's back, which learns of it when it next asks. */
export async function signIn(page: Page, { email, password }: ShopCustomer): Promise<void> {
  const answer = await page.request.post('/api/customer/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Opens the dashboard of a customer who is signed in behind the page's back. */
export async function openAccount(page: Page, customer: ShopCustomer): Promise<void> {
  await signIn(page, customer);
  await page.goto('/customer/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Dashboard' })).toBeVisible();
}

/** Logs in at the login page and arrives at the dashboard. */
export async function logIn(page: Page, { email, password }: ShopCustomer): Promise<void> {
  await page.goto('/customer/login');
  await fillLogin(page, email, password);
  await expect(page).toHaveURL('/customer/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Dashboard' })).toBeVisible();
}

/** The address in the mail that a forgotten password brought. */
export async function resetLink(email: string): Promise<string> {
  const find = async () => {
    const emails = (await readOutbox(DATA_DIR)).filter(({ to }) => to === email);
    return emails.map(({ text }) => /\/customer\/reset-password\?token=[\w-]+/.exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}
