import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', 'dist/**', 'cms/.next/**', 'data/**'];

const WITH_SERVER = Boolean(process.env.TEST_MONGODB_URI);

/** Tests that read a real mailbox. */
const withoutImap = existsSync('/usr/sbin/dovecot') ? [] : ['**/imap-*'];
if (withoutImap.length > 0)
  process.stderr.write(
    "Dovecot isn't installed, so the tests of email replies don't run (apt-get install dovecot-imapd).\n",
  );

const CORES = availableParallelism();
/** Tests spend a third of their time waiting, or half with MongoDB. A percentage would give one worker per core. */
const WORKERS = Math.ceil(CORES * (WITH_SERVER ? 2 : 1.5));

/** How long a test waits, in ms. No test depends on the machine's speed. */
const WAIT_MS = 60_000;
const expectations = { poll: { timeout: WAIT_MS } };

const SETUP = ['server/testing/ambiguous-match.ts', 'server/testing/real-clock.ts'];

/** Node 25 and later have an empty `localStorage` that hides the page's. */
const PAGES_STORAGE = '--no-experimental-webstorage';

/** The program tests that depend on the database. */
const WITH_MONGODB =
  'every-call,newer-data,two-servers,review-two-servers,attacks,history-crash,money-crash,mongodb-upgrade';
const started = WITH_SERVER ? `{${WITH_MONGODB}}` : '*';

const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 240_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,server,endpoints,storefront,cms,seed,scripts}/**/*.test.{ts,mjs}'],
          exclude: [...ignored, '**/*.int.test.ts'],
          setupFiles: [...SETUP, 'storefront/src/testing/setup.ts'],
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
          // A separate project, because a worker restarts when the environment changes.
          environment: 'happy-dom',
          // A pressed download would otherwise replace the page with its file, for later tests too.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          execArgv: process.allowedNodeEnvironmentFlags.has(PAGES_STORAGE) ? [PAGES_STORAGE] : [],
          setupFiles: [...SETUP, 'storefront/src/testing/setup.ts'],
          isolate: false,
          // Inserts styles as one text, as in production, not rule by rule.
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
          // SQLite's own tests run without a server.
          exclude: [
            ...ignored,
            ...withoutImap,
            'server/platform/program/**',
            ...(WITH_SERVER ? ['**/sqlite*'] : []),
          ],
          // Files share the loaded program. Each starts its own shops, whose state is separate.
          isolate: false,
          globalSetup: 'server/testing/drop-mongo-databases.ts',
          setupFiles: [...SETUP, 'server/testing/quick-hashing.ts'],
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
          globalSetup: ['scripts/build-for-tests.mjs', 'server/testing/drop-mongo-databases.ts'],
          include: [`server/platform/program/${started}.int.test.ts`],
          exclude: [...ignored, ...withoutImap, ...(WITH_SERVER ? [] : ['**/mongodb-*'])],
          setupFiles: [...SETUP, 'server/testing/end-programs.ts'],
          isolate: false,
          ...patient,
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
