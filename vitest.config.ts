import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', 'dist/**', 'cms/.next/**', 'data/**'];

const CORES = availableParallelism();
/** A third of these tests' time is waiting: three workers keep two cores busy. A percentage would end at one for each core. */
const WORKERS = Math.ceil(CORES * 1.5);

/** How long a test waits for what must happen, in ms: far longer than it takes, for no proof may hang on the machine's speed. */
const WAIT_MS = 60_000;
const expectations = { poll: { timeout: WAIT_MS } };

/** Since version 25, Node has an empty `localStorage` of its own that hides the page's. */
const PAGES_STORAGE = '--no-experimental-webstorage';

/** What of the started program depends on its database: run on MongoDB, where there is one, these are enough. */
const WITH_MONGODB = 'every-call,newer-data,two-servers,attacks,story-crash,payment-crash,refund-crash';
const started = process.env.TEST_MONGODB_URI ? `{${WITH_MONGODB}}` : '*';

/** Tests that start the built program, several times over. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 240_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,server,endpoints,storefront,cms,seed,scripts}/**/*.test.{ts,mjs}'],
          exclude: [...ignored, '**/*.int.test.ts'],
          setupFiles: ['server/testing/no-chance.ts', 'storefront/src/testing/setup.ts'],
          // Files share a worker, where modules are loaded once.
          isolate: false,
          testTimeout: 300_000,
          expect: expectations,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['{storefront,cms}/**/*.test.tsx'],
          exclude: ignored,
          // A project of their own: a worker whose next file wants another environment ends, and all that it has loaded with it.
          environment: 'happy-dom',
          execArgv: process.allowedNodeEnvironmentFlags.has(PAGES_STORAGE) ? [PAGES_STORAGE] : [],
          setupFiles: ['server/testing/no-chance.ts', 'storefront/src/testing/setup.ts'],
          isolate: false,
          // In place of a rule after the other in a text that is read again each time, as in production.
          env: { SC_DISABLE_SPEEDY: 'false' },
          testTimeout: 300_000,
          expect: expectations,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'api',
          include: ['{collections,endpoints,hooks,server,seed}/**/*.int.test.ts'],
          exclude: [...ignored, 'server/platform/program/**'],
          // Each file has shops of its own and shares the loaded program with others: what a shop keeps belongs to the shop.
          isolate: false,
          globalSetup: 'server/testing/drop-mongo-databases.ts',
          setupFiles: ['server/testing/no-chance.ts', 'server/testing/quick-hashing.ts'],
          env: { LOG_LEVEL: 'silent' },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: expectations,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'program',
          globalSetup: 'server/testing/drop-mongo-databases.ts',
          include: [`server/platform/program/${started}.int.test.ts`],
          exclude: ignored,
          setupFiles: ['server/testing/no-chance.ts'],
          isolate: false,
          ...patient,
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
