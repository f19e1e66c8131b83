import { defineConfig } from '@playwright/test';
import shop from './playwright.config';
import type { Engine } from './storefront/browsers/walk';

const ENGINES: readonly Engine[] = ['webkit', 'firefox'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Engines that are Playwright's own builds here; the others are the system's. */
const ownBuilds = process.env.OWN_BUILDS?.split(',') ?? [];

/** The walks of `npm run test:browsers`: in other engines than Chromium, at the sizes of a phone and of a desktop. */
export default defineConfig<object, { engine: Engine; isOwnBuild: boolean }>({
  ...shop,
  testDir: 'storefront/browsers',
  testMatch: '**/*.walk.ts',
  // Each browser draws without a graphics card and keeps a core busy.
  workers: 2,
  use: { baseURL: shop.use?.baseURL },
  projects: ENGINES.flatMap((engine) =>
    SIZES.map((viewport) => ({
      name: `${engine}-${viewport.width}`,
      use: { viewport, engine, isOwnBuild: ownBuilds.includes(engine) },
    })),
  ),
});
