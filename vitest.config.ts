import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', 'dist/**', 'cms/.next/**', 'data/**'];

/** Vitest by itself leaves one free, which is half of a small machine. */
const ALL_CORES = '100%';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,server,endpoints,storefront,cms,seed,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: [...ignored, '**/*.int.test.ts'],
          setupFiles: ['storefront/src/testing/setup.ts'],
          maxWorkers: ALL_CORES,
        },
      },
      {
        test: {
          name: 'api',
          include: ['{collections,endpoints,hooks,server,seed}/**/*.int.test.ts'],
          exclude: [...ignored, 'server/program/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: ALL_CORES,
        },
      },
      {
        test: {
          name: 'program',
          include: ['server/program/**/*.int.test.ts'],
          exclude: ignored,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          // After all others: these measure time, and want the machine for themselves.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
