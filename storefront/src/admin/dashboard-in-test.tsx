import { screen, waitFor } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Role } from '#domain/people/people';
import { DashboardLayout } from '../app/dashboard/dashboard-layout';
import { address, field, fill, notice, press, showAt, user } from '../testing/page-in-test';
import { answer, failNetwork, startShop } from '../testing/shop-in-test';
import { setViewWidth, USUAL_WIDTH } from '../testing/view-width';
import { AdminLoginPage } from './admin-login-page';
import { AdminPage } from './admin-page';
import { AuditPage } from './audit/audit-page';
import { FiguresPage } from './figures/figures-page';
import { CUSTOMER, ORDER, PUSH_OFF, SERVICE, STATS } from './fixtures';
import { HealthPage } from './health/health-page';
import { MoneyPage } from './money/money-page';
import { SecurityPage } from './security/security-page';
import { SettingsPage } from './settings/settings-page';
import { StaffPage } from './staff/staff-page';

/** The answer to the session check when someone is signed in. */
export const signedIn = (role: Role, name = 'Owner') => ({
  isAuthenticated: true,
  person: { name, role },
});

export function mockLogin(): void {
  answer('POST /api/admin/login', { success: true });
  answer('GET /api/admin/check', signedIn('owner'));
}

/** Signs in on the login page that's open, with a password that works. */
export async function logInAgain(): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' });
  mockLogin();
  await fill('Password', 'secret');
  await press('Login');
}

/** Opens a page whose call finds the session expired, signs in, and expects to be back. */
export async function expectLoginAndBack(call: string, page: string): Promise<void> {
  answer(call, { message: 'Please log in' }, 401);
  show(page);
  await waitFor(() => expect(address()).toBe('/admin/login'));
  await logInAgain();
  await waitFor(() => expect(address()).toBe(page));
}

/** Fills in a new order, without a lace color or discount. */
export async function fillInOrder(): Promise<void> {
  await fill('Customer Name', 'Casey');
  await fill('Email', 'casey@example.com');
  await fill('Phone', '5');
  await user.selectOptions(screen.getByLabelText('Service'), SERVICE.id);
  await fill('Glove Details', 'Mitt');
  await fill('Shipping Address', '1 Ball Park');
}

interface Kept {
  call: string;
  label: string;
  text: string;
  send: string;
  failure: string;
}

/** Sends a text by a call that fails, and expects it to stay in its field. */
export async function expectKept({ call, label, text, send, failure }: Kept): Promise<void> {
  failNetwork(call);
  await fill(label, text);
  await press(send);
  expect(await notice()).toBe(`Error${failure}`);
  expect(field(label).value).toBe(text);
}

/** The terms that are shown, with their values. */
export const factsIn = ({ getAllByRole }: Pick<typeof screen, 'getAllByRole'> = screen) =>
  getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** The dashboard's tabs, in their order. */
export const TAB_NAMES = ['Orders', 'Customers', 'Messages', 'Services', 'Discounts', 'Laces', 'Gallery'];

export const STATUSES_BUT_CANCELED = [
  'Pending Payment',
  'Not Received',
  'Received',
  'In Progress',
  'Shipped',
];

/** The statuses in the menu that's open. */
export const offeredStatuses = async () =>
  (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);

/** A width in px at which the whole bar fits. */
const WIDE = 1440;

/** Mocks the shop with the owner signed in before each test. */
export function startInFreshShop(): void {
  beforeEach(() => setViewWidth(WIDE));
  afterEach(() => setViewWidth(USUAL_WIDTH));
  startShop(() => {
    answer('GET /api/admin/check', signedIn('owner'));
    answer('POST /api/admin/exports', { success: true });
    answer('GET /api/admin/first-steps', { left: [] });
    answer('GET /api/admin/payment-problems', { problems: [], total: 0 });
    answer('GET /api/admin/push-devices', PUSH_OFF);
    answer('GET /api/orders/stats', STATS);
    answer('GET /api/admin/order-views', { counts: {}, own: [] });
    answer('GET /api/orders', [ORDER]);
    answer(`GET /api/orders/${ORDER.id}/events`, []);
    answer(`GET /api/orders/${ORDER.id}/refunds`, []);
    answer('GET /api/customers', [CUSTOMER]);
    answer('GET /api/questions', []);
    answer('GET /api/conversations', []);
    answer('GET /api/saved-replies', []);
    answer('GET /api/admin/reviews', []);
    answer('GET /api/services', [SERVICE]);
    answer('GET /api/lace-colors', []);
    answer('GET /api/admin/lace-stock', []);
    answer('GET /api/discounts', []);
    answer('GET /api/work-gallery', []);
  });
}

const Main = () => (
  <main>
    <Outlet />
  </main>
);

export const openMenu = (name = 'Owner') => press(`${name}, your menu`);

export async function pressInMenu(action: string): Promise<void> {
  await openMenu();
  await press(action);
}

/** Opens a dashboard page at a URL: '/admin?tab=services'. */
export const show = (address: string) =>
  showAt(
    address,
    <Routes>
      <Route path="/admin/login" element={<AdminLoginPage />} />
      <Route element={<DashboardLayout />}>
        <Route element={<Main />}>
          <Route path="/admin" element={<AdminPage />} />
          <Route path="/admin/money" element={<MoneyPage />} />
          <Route path="/admin/security" element={<SecurityPage />} />
          <Route path="/admin/settings" element={<SettingsPage />} />
          <Route path="/admin/staff" element={<StaffPage />} />
          <Route path="/admin/audit" element={<AuditPage />} />
          <Route path="/admin/health" element={<HealthPage />} />
          <Route path="/admin/figures" element={<FiguresPage />} />
        </Route>
      </Route>
    </Routes>,
  );
