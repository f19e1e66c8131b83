import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { showAt } from '../testing/page-in-test';
import { answer, startShop } from '../testing/shop-in-test';
import { ConfirmEmailPage } from './confirm-email-page';
import { CustomerDashboardPage } from './customer-dashboard-page';
import { CustomerLoginPage } from './customer-login-page';
import { ME, ORDER, SERVICES, SESSIONS } from './fixtures';
import type { PaymentProps } from './payment-due';
import { ResetPasswordPage } from './reset-password-page';

export const signIn = (isAuthenticated: boolean) => answer('GET /api/customer/check', { isAuthenticated });

/** Mocks the shop with a customer signed in before each test. */
export const startInFreshShop = () =>
  startShop(() => {
    signIn(true);
    answer('GET /api/customer/me', ME);
    answer('GET /api/customer/orders', [ORDER]);
    answer('GET /api/services', SERVICES);
    answer('GET /api/lace-colors', []);
    answer('GET /api/customer/sessions', SESSIONS);
  });

export const show = (
  address: string,
  Payment?: ComponentType<PaymentProps>,
  Order?: ComponentType<{ orderId: string }>,
) =>
  showAt(
    address,
    <Routes>
      <Route path="/customer/login" element={<CustomerLoginPage />} />
      <Route path="/customer/dashboard" element={<CustomerDashboardPage Payment={Payment} Order={Order} />} />
      <Route path="/customer/reset-password" element={<ResetPasswordPage />} />
      <Route path="/customer/confirm-email" element={<ConfirmEmailPage />} />
    </Routes>,
  );
