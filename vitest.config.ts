import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', 'dist/**', 'cms/.next/**', 'data/**'];

/** The tests run on MongoDB, instead of SQLite in a file. */
const WITH_SERVER = Boolean(process.env.TEST_MONGODB_URI);

const CORES = availableParallelism();
/**
 * A third of the time is waiting, or half with a database on a server, so three or four workers keep two cores busy. A percentage would give
 * one per core.
 */
const WORKERS = Math.ceil(CORES * (WITH_SERVER ? 2 : 1.5));

/** How long a test waits for what must happen, in ms. No test depends on the machine's speed. */
const WAIT_MS = 60_000;
const expectations = { poll: { timeout: WAIT_MS } };

/** Node 25 and later have an empty `localStorage` that hides the page's. */
const PAGES_STORAGE = '--no-experimental-webstorage';

/** What depends on the database in the started program. With MongoDB, these are enough. */
const WITH_MONGODB = 'every-call,newer-data,two-servers,attacks,history-crash,payment-crash,refund-crash';
const started = WITH_SERVER ? `{${WITH_MONGODB}}` : '*';

/** Tests that start the built program several times. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 240_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,server,endpoints,storefront,cms,seed,scripts}/**/*.test.{ts,mjs}'],
          exclude: [...ignored, '**/*.int.test.ts'],
          setupFiles: ['server/testing/ambiguous-match.ts', 'storefront/src/testing/setup.ts'],
          // Files share a worker, so modules load once.
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
          // A separate project, because a worker restarts when the next file wants another environment.
          environment: 'happy-dom',
          execArgv: process.allowedNodeEnvironmentFlags.has(PAGES_STORAGE) ? [PAGES_STORAGE] : [],
          setupFiles: ['server/testing/ambiguous-match.ts', 'storefront/src/testing/setup.ts'],
          isolate: false,
          // Styles go into one text as in production, instead of being inserted rule by rule.
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
          // What is about SQLite alone has run.
          exclude: [...ignored, 'server/platform/program/**', ...(WITH_SERVER ? ['**/sqlite*'] : [])],
          // Files share the loaded program. Each starts its own shops, and a shop's state belongs to the
          // shop.
          isolate: false,
          globalSetup: 'server/testing/drop-mongo-databases.ts',
          setupFiles: ['server/testing/ambiguous-match.ts', 'server/testing/quick-hashing.ts'],
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
          setupFiles: ['server/testing/ambiguous-match.ts'],
          isolate: false,
          ...patient,
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
