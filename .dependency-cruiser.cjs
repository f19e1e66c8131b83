/** Import zones (docs: README, how it is built). Each rule names the folder that may not reach further. */
const TESTS = '\\.test\\.tsx?$|^server/testing/|^server/program/';

const zone = (name, from, allowed) => ({
  name,
  severity: 'error',
  // Tests may set up what they like.
  from: { path: from, pathNot: TESTS },
  to: {
    path: '^(domain|server|hooks|collections|endpoints|cms|storefront|seed|migrations|payload\\.config|payload-types)',
    pathNot: allowed,
  },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^(domain|server|hooks|collections|endpoints)/', pathNot: TESTS },
      to: {},
    },
    zone('domain-imports-only-itself', '^domain/', '^domain/'),
    {
      name: 'domain-packages',
      severity: 'error',
      from: { path: '^domain/', pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'domain-no-node',
      severity: 'error',
      from: { path: '^domain/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    zone('server-operations', '^server/[^/]+/', '^(domain/|server/|payload-types|migrations/)'),
    {
      name: 'operations-know-no-express',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: TESTS },
      to: { path: 'node_modules/(express|@types/express)/' },
    },
    {
      name: 'operations-do-not-import-the-joiners',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: TESTS },
      to: { path: '^server/(main|app)\\.ts$' },
    },
    zone('hooks', '^hooks/', '^(domain/|hooks/|server/[^/]+/|payload-types)'),
    zone('collections', '^collections/', '^(domain/|hooks/|collections/|payload-types)'),
    zone('endpoints', '^endpoints/', '^(domain/|endpoints/|server/(env|log|[^/]+/))'),
    zone('storefront-ui', '^storefront/src/ui/', '^storefront/src/ui/'),
    zone('storefront-api', '^storefront/src/api/', '^(domain/|storefront/src/api/)'),
    zone(
      'storefront-payment',
      '^storefront/src/payment/',
      '^(domain/|storefront/src/(api|ui|payment|app/paths))',
    ),
    zone('storefront-app', '^storefront/src/(app|main)', '^(domain/|storefront/src/)'),
    {
      name: 'storefront-screens',
      severity: 'error',
      from: { path: '^storefront/src/(?!app/|api/|ui/|payment/|main)([^/]+)/', pathNot: TESTS },
      to: {
        path: '^(storefront/src|server|hooks|collections|endpoints|cms|seed|payload)',
        pathNot: '^storefront/src/(api/|ui/|payment/|photos/|app/(paths|came-from)|$1/)',
      },
    },
    {
      // The server's words and its list of calls: no page carries them in its script.
      name: 'pages-take-types-of-the-calls-alone',
      severity: 'error',
      from: { path: '^(storefront/src|cms)/', pathNot: TESTS },
      to: { path: '^domain/(failures|server-messages|api-calls/)', dependencyTypesNot: ['type-only'] },
    },
    zone('seed', '^seed/', '^(domain/|seed/|server/|storefront/src/ui/drawings/[a-z-]+\\.ts|payload-types)'),
    zone('cms', '^cms/', '^(domain/|cms/|server/what-waits/|payload\\.config|payload-types)'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
