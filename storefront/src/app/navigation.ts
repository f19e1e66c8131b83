import { paths } from './paths';

/** The header's links, in order (spec 2). */
export const HEADER_LINKS = [
  { to: paths.home.href(), label: 'Home' },
  { to: paths.ourWork.href(), label: 'Our Work' },
  { to: paths.order.href(), label: 'Order Now' },
  { to: paths.customerLogin.href(), label: 'Login' },
] as const;

/** The footer's links (spec 2). */
export const FOOTER_LINKS = [
  { to: paths.home.href(), label: 'Home' },
  { to: paths.order.href(), label: 'Order a service' },
  { to: paths.admin.href(), label: 'Admin' },
] as const;
