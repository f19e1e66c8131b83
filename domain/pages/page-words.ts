import { eachOf } from '../words/keys-of';
import { formatDays, SHOP_TAGLINE } from '../words/shop-words';
import { DASHBOARD_PAGE_NAMES, DASHBOARD_PAGES } from './dashboard-pages';
import { PAGE_NAMES, type PageName } from './pages';

export interface PageWords {
  title: string;
  description?: string;
  unlisted?: boolean;
}

export const pageTitle = (title: string, name: string): string => `${title} | ${name}`;

export interface ShopInTitles {
  name: string;
  tagline: string;
  turnaroundDays: number;
}

const LISTED = {
  home: ({ tagline, turnaroundDays }) => ({
    title: tagline === SHOP_TAGLINE ? 'Baseball Glove Relacing, Repair, and Restoration' : tagline,
    description: `Order baseball glove relacing, repair, or restoration. Ship your glove or drop it off; standard turnaround is ${formatDays(turnaroundDays)}.`,
  }),
  ourWork: () => ({
    title: 'Our Work',
    description: "Baseball gloves we've relaced, repaired, and restored: photos from our bench.",
  }),
  order: ({ turnaroundDays }) => ({
    title: 'Order a Service',
    description: `Choose a service for your baseball glove, tell us about it, and ship it or drop it off. Ready about ${formatDays(turnaroundDays)} after it arrives.`,
  }),
  privacy: ({ name }) => ({ title: 'Privacy', description: `How ${name} handles your information.` }),
  terms: ({ name }) => ({ title: 'Terms', description: `The terms between ${name} and its customers.` }),
} satisfies Partial<Record<PageName, (shop: ShopInTitles) => PageWords>>;

const UNLISTED: Readonly<Record<Exclude<PageName, keyof typeof LISTED>, string>> = {
  orderConfirmation: 'Your Order',
  adminLogin: 'Admin Login',
  admin: 'Admin Dashboard',
  ...eachOf(DASHBOARD_PAGE_NAMES, (name) => DASHBOARD_PAGES[name].title),
  adminInvitation: 'Choose a Password',
  customerLogin: 'Login',
  customerDashboard: 'Your Account',
  customerResetPassword: 'Reset Password',
  track: 'Find My Order',
  customerConfirmEmail: 'Confirm Email',
};

const isListed = (page: PageName): page is keyof typeof LISTED => page in LISTED;

function wordsOf(page: PageName | null, shop: ShopInTitles): PageWords {
  if (page && isListed(page)) return LISTED[page](shop);
  return { title: page ? UNLISTED[page] : 'Page Not Found', unlisted: true };
}

/** A page's title and description, for the head on the server and in the browser (rule 2.12). Null is the 404 page. */
export function pageWords(page: PageName | null, shop: ShopInTitles): PageWords {
  const words = wordsOf(page, shop);
  return { ...words, title: pageTitle(words.title, shop.name) };
}

export function indexedPages(): PageName[] {
  return PAGE_NAMES.filter(isListed);
}
