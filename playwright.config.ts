import { defineConfig } from '@playwright/test';
import { DATA_DIR, OWNER } from './storefront/e2e/demo-shop';

const port = Number(process.env.E2E_PORT ?? 4317);
const slowScripts = process.env.SLOW_SCRIPTS ? '--import ./server/testing/slow-scripts.ts ' : '';
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'storefront/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalTeardown: './storefront/e2e/remove-data.ts',
  fullyParallel: true,
  // A browser mostly waits, so four keep two cores busy.
  workers: 4,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  // Recording every test takes a fifth longer. A failed test runs again with a trace and is reported.
  retries: 1,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'on-first-retry',
    // Animations take a fifth of the time. Tests that need them turn them on (`MOVING`).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.TEST_BROWSER || undefined,
      args: ['--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    // A password hash takes a fifth of a second, and every second test signs someone in.
    command: `node --import tsx --import ./server/testing/quick-hashing.ts ${slowScripts}dist/server/main.js`,
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    // It fills its data while the other tests start.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR,
      DATABASE_URI: '',
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      SITE_URL: '',
      SMTP_URL: '',
      SEED: 'demo',
      LOG_LEVEL: 'error',
    },
  },
});
