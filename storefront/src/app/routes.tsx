import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MainLayout } from './main-layout';
import { paths } from './paths';

const HomePage = lazy(async () => ({ default: (await import('../home/home-page')).HomePage }));
const OrderPage = lazy(async () => ({ default: (await import('../order/order-page')).OrderPage }));
const OrderConfirmationPage = lazy(async () => ({
  default: (await import('../order-confirmation/order-confirmation-page')).OrderConfirmationPage,
}));
const OurWorkPage = lazy(async () => ({ default: (await import('../our-work/our-work-page')).OurWorkPage }));
const ComingPage = lazy(async () => ({ default: (await import('./coming-page')).ComingPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }));

/** Pages that are still to come: what each will hold. */
const COMING = [
  { at: paths.customerLogin, title: 'Login', text: 'Here you will log in to see your orders.' },
  {
    at: paths.customerDashboard,
    title: 'Your Orders',
    text: 'Your orders and mailing-list choice will be here.',
  },
  { at: paths.customerResetPassword, title: 'Reset Password', text: 'Here you will choose a new password.' },
  { at: paths.adminLogin, title: 'Admin Login', text: 'Here the shop logs in.' },
  { at: paths.admin, title: 'Admin', text: 'The shop will manage its orders here.' },
] as const;

/** Every page by its address; each page's code loads when it is first visited. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        <Route path={paths.home.path} element={<HomePage />} />
        <Route path={paths.order.path} element={<OrderPage />} />
        <Route path={paths.orderConfirmation.path} element={<OrderConfirmationPage />} />
        <Route path={paths.ourWork.path} element={<OurWorkPage />} />
        {COMING.map(({ at, title, text }) => (
          <Route key={at.path} path={at.path} element={<ComingPage title={title} text={text} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
