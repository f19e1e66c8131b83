/** Import zones (docs/architecture.md). Each rule names the folder that may not reach further. */
/** Tests may set up what they like: they are left out. */
const TESTS =
  '\\.test\\.tsx?$|-in-test\\.tsx?$|^server/(testing|platform/program)/|^(domain|storefront/src)/testing/';
/** What the shop does, apart from what puts it together and starts it. */
const OPERATIONS = '^server/(?!platform/(process|commands)/)';
/** They use the driver of one of the databases. */
const DRIVERS = '^server/platform/(database/(sqlite-client|integrity-worker)|backup/mongo-source)\\.m?[jt]s$';

const zone = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(domain|server|hooks|collections|endpoints|cms|storefront|seed|migrations|payload\\.config|payload-types)',
    pathNot: allowed,
  },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-circle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^(domain|server|hooks|collections|endpoints)/' },
      to: {},
    },
    zone('domain-imports-only-itself', '^domain/', '^domain/'),
    {
      name: 'domain-packages',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'domain-no-node',
      severity: 'error',
      from: { path: '^domain/' },
      to: { dependencyTypes: ['core'] },
    },
    zone(
      'server-operations',
      OPERATIONS,
      '^(domain/|server/|storefront/src/ui/drawings/[a-z-]+\\.ts|payload-types|migrations/)',
    ),
    {
      name: 'operations-know-no-express',
      severity: 'error',
      from: { path: OPERATIONS },
      to: { path: 'node_modules/(express|@types/express)/' },
    },
    {
      name: 'operations-do-not-import-the-joiners',
      severity: 'error',
      from: { path: OPERATIONS },
      to: { path: '^server/platform/(process|commands)/' },
    },
    zone('hooks', '^hooks/', `^(domain/|hooks/|payload-types)|${OPERATIONS}`),
    zone('collections', '^collections/', '^(domain/|hooks/|collections/|payload-types)'),
    zone('endpoints', '^endpoints/', `^(domain/|endpoints/)|${OPERATIONS}`),
    zone('storefront-ui', '^storefront/src/ui/', '^storefront/src/(ui|first-paint)/'),
    zone(
      'storefront-api',
      '^storefront/src/api/',
      '^(domain/|storefront/src/api/|storefront/src/first-paint/use-served\\.ts)',
    ),
    zone(
      'storefront-payment',
      '^storefront/src/payment/',
      '^(domain/|storefront/src/(api|ui|first-paint|payment|addresses)/)',
    ),
    zone('storefront-addresses', '^storefront/src/addresses/', '^(domain/|storefront/src/addresses/)'),
    zone('storefront-app', '^storefront/src/(app|main|render)', '^(domain/|storefront/src/)'),
    {
      name: 'storefront-screens',
      severity: 'error',
      from: {
        path: '^storefront/src/(?!app/|api/|ui/|first-paint/|payment/|addresses/|main|render)([^/]+)/',
      },
      to: {
        path: '^(storefront/src|server|hooks|collections|endpoints|cms|seed|payload)',
        pathNot:
          '^storefront/src/(api/|ui/|first-paint/|notices/|payment/|photos/|postal/|receipt/|extra-work/|questions/|messages/|sessions/|addresses/|$1/)',
      },
    },
    {
      // The server's words and its list of calls: no page carries them in its script.
      name: 'pages-take-types-of-the-calls-alone',
      severity: 'error',
      from: { path: '^(storefront/src|cms)/' },
      to: { path: '^domain/api-calls/', dependencyTypesNot: ['type-only'] },
    },
    {
      // A driver takes 10 MB, and a shop uses one of them.
      name: 'drivers-load-when-used',
      severity: 'error',
      from: { path: '^server/', pathNot: DRIVERS },
      to: {
        path: `${DRIVERS}|node_modules/(libsql|@libsql|mongoose|mongodb|@payloadcms/db-(sqlite|mongodb))/`,
        pathNot: 'db-sqlite/dist/drizzle-proxy/index\\.js',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    zone('seed', '^seed/', '^(domain/|seed/|server/|storefront/src/ui/drawings/[a-z-]+\\.ts|payload-types)'),
    zone('cms', '^cms/', '^(domain/|cms/|server/waiting/|payload\\.config|payload-types)'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: `^(dist|\\.next|data)/|${TESTS}` },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
