import { defineConfig } from '@playwright/test';
import shop from './playwright.config';
import type { Engine } from './storefront/browsers/walk';

const ENGINES: readonly Engine[] = ['webkit', 'firefox'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Engines that use Playwright's build instead of the system's. */
const ownBuilds = process.env.OWN_BUILDS?.split(',') ?? [];

/** npm run test:browsers: runs the walks in engines other than Chromium, at the sizes of a phone and a desktop. */
export default defineConfig<object, { engine: Engine; isOwnBuild: boolean }>({
  ...shop,
  testDir: 'storefront/browsers',
  testMatch: '**/*.walk.ts',
  // Without a graphics card, each browser keeps a core busy.
  workers: 2,
  use: { baseURL: shop.use?.baseURL },
  projects: ENGINES.flatMap((engine) =>
    SIZES.map((viewport) => ({
      name: `${engine}-${viewport.width}`,
      use: { viewport, engine, isOwnBuild: ownBuilds.includes(engine) },
    })),
  ),
});
