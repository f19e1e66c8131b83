import { paths } from '../addresses/paths';

const LINKS = [
  { to: paths.home.href(), label: 'Home' },
  { to: paths.ourWork.href(), label: 'Our Work' },
  { to: paths.order.href(), label: 'Order Now' },
] as const;
const LOGIN = { to: paths.customerLogin.href(), label: 'Login' } as const;
const MY_ORDERS = { to: paths.customerDashboard.href(), label: 'My Orders' } as const;

/** The header's links, in order (rule 2.2); the last one leads to the account. */
export function headerLinks(isSignedIn: boolean) {
  return [...LINKS, isSignedIn ? MY_ORDERS : LOGIN];
}

/** The footer's links (rule 2.2). */
export const FOOTER_LINKS = [
  { to: paths.home.href(), label: 'Home' },
  { to: paths.order.href(), label: 'Order a service' },
  { to: paths.admin.href(), label: 'Admin' },
] as const;
