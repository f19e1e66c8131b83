import { dashboardAddress } from '../lists/dashboard-address';
import { PAGES } from '../pages/pages';

/** The dashboard's web app manifest. Only dashboard pages link it. */
export const MANIFEST_PATH = '/admin.webmanifest';

/** The service worker for notifications. It's at the root, because otherwise /admin itself would be outside its scope. */
export const WORKER_PATH = '/admin-worker.js';

/** Square icons with transparent corners, and icons that systems may crop to their own shape. `npm run drawings` draws them. */
export const APP_ICONS = [
  { src: '/app-icon-192.png', size: 192, purpose: 'any' },
  { src: '/app-icon-512.png', size: 512, purpose: 'any' },
  { src: '/app-icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { src: '/app-icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

const BACKGROUND = '#15110e';

const SHORTCUTS = [
  { name: 'Scan', url: dashboardAddress({ scan: '1' }) },
  { name: 'Create order', url: dashboardAddress({ create: '1' }) },
  { name: 'Orders', url: dashboardAddress({ tab: 'orders' }) },
];

/** The manifest that makes the dashboard installable as an app (rule 22.1). */
export function appManifest(shopName: string) {
  return {
    id: PAGES.admin,
    name: shopName,
    short_name: shopName,
    description: `The dashboard of ${shopName}`,
    lang: 'en',
    start_url: PAGES.admin,
    scope: PAGES.admin,
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    icons: APP_ICONS.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: SHORTCUTS.map((shortcut) => ({
      ...shortcut,
      icons: [{ src: APP_ICONS[0].src, sizes: '192x192', type: 'image/png' }],
    })),
  };
}
