import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', 'dist/**', 'cms/.next/**', 'data/**'];

/** Vitest by itself leaves one free, which is half of a small machine. */
const ALL_CORES = '100%';

const START = 'server/program/start.int.test.ts';

/** Tests that start the built program, several times over. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000 };

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
          // Each file has shops of its own and shares the loaded program with others: what a shop keeps belongs to the shop.
          isolate: false,
          setupFiles: ['server/testing/quick-hashing.ts'],
          env: { LOG_LEVEL: 'silent' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: ALL_CORES,
        },
      },
      {
        test: {
          name: 'program',
          include: ['server/program/**/*.int.test.ts'],
          exclude: [...ignored, START],
          ...patient,
          maxWorkers: ALL_CORES,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'start',
          include: [START],
          ...patient,
          // After all others: it measures time, and wants the machine for itself.
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
