import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../addresses/paths';
import { MainLayout } from './main-layout';

const HomePage = lazy(async () => ({ default: (await import('../home/home-page')).HomePage }));
const OrderPage = lazy(async () => ({ default: (await import('../order/order-page')).OrderPage }));
const OrderConfirmationPage = lazy(async () => ({
  default: (await import('../order-confirmation/order-confirmation-page')).OrderConfirmationPage,
}));
const CustomerLoginPage = lazy(async () => ({
  default: (await import('../customer/customer-login-page')).CustomerLoginPage,
}));
const CustomerDashboardPage = lazy(async () => {
  const [{ CustomerDashboardPage: Dashboard }, { PaymentButton }] = await Promise.all([
    import('../customer/customer-dashboard-page'),
    import('../payment/payment-button'),
  ]);
  return { default: () => <Dashboard Payment={PaymentButton} /> };
});
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../customer/reset-password-page')).ResetPasswordPage,
}));
const OurWorkPage = lazy(async () => ({ default: (await import('../our-work/our-work-page')).OurWorkPage }));
const AdminLoginPage = lazy(async () => ({
  default: (await import('../admin/admin-login-page')).AdminLoginPage,
}));
const AdminPage = lazy(async () => ({ default: (await import('../admin/admin-page')).AdminPage }));
const OwnerTextPage = lazy(async () => ({ default: (await import('./owner-text-page')).OwnerTextPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }));

/** Every page by its address; each page's code loads when it is first visited. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        <Route path={paths.home.path} element={<HomePage />} />
        <Route path={paths.order.path} element={<OrderPage />} />
        <Route path={paths.orderConfirmation.path} element={<OrderConfirmationPage />} />
        <Route path={paths.customerLogin.path} element={<CustomerLoginPage />} />
        <Route path={paths.customerDashboard.path} element={<CustomerDashboardPage />} />
        <Route path={paths.customerResetPassword.path} element={<ResetPasswordPage />} />
        <Route path={paths.ourWork.path} element={<OurWorkPage />} />
        <Route path={paths.adminLogin.path} element={<AdminLoginPage />} />
        <Route path={paths.admin.path} element={<AdminPage />} />
        <Route path={paths.privacy.path} element={<OwnerTextPage key="privacy" name="privacy" />} />
        <Route path={paths.terms.path} element={<OwnerTextPage key="terms" name="terms" />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
