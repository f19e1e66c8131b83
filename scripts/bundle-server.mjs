import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const OUT = 'dist/server';

/** Not bundled: native code, the editor's packages, and large packages that load on demand. */
const LEFT_OUT = [
  ...['sharp', 'libsql', 'pino', 'next', 'vite', 'esbuild'],
  ...['drizzle-kit', 'json-schema-to-typescript', 'prettier', 'tsx'],
];

/**
 * Files that stay in their package. The editor shares Payload's error classes, or an error in a hook would reach it without its fields.
 * The tables of Asian character sets are only read for a request that uses one.
 */
const SEPARATE =
  /\/payload\/dist\/errors\/(APIError|ValidationError)\.js$|\/iconv-lite\/encodings\/tables\/.+\.json$/;

/** Modules with other contents. These can import the original. */
const INSTEAD = [
  // The shop can't use zod's messages in other languages, React's older renderer, and what Payload needs for JSON schemas and development.
  [
    /^(ajv|ws)$|\/zod\/.*\/locales\/index\.js$|\/react-dom\/cjs\/react-dom-server-legacy\.\w+\.production\.js$/,
    () => 'module.exports = {}',
  ],
  // It can't use databases of libSQL's servers either.
  [/^@libsql\/client$/, (path) => `export * from '${path}/sqlite3'`],
  // Node's own is the same.
  [/^whatwg-url$/, () => 'module.exports = { URL, URLSearchParams }'],
  // Importing it as an ES module loads all of Node's fetch.
  [/^(node:)?http$/, () => "module.exports = process.getBuiltinModule('node:http')"],
  // It has large tables that only MongoDB's passwords need.
  [/^@mongodb-js\/saslprep$/, (path) => `exports.saslprep = (...of) => require('${path}')(...of)`],
  // It has its own `undici`, for files at other addresses. Its other export is for Payload's tests.
  [
    /\/payload\/dist\/uploads\/safeFetch\.js$/,
    (path) => `
      export const safeFetch = async (...of) => (await import('${path}')).safeFetch(...of);
      export const _internal_safeFetchGlobal = {};`,
  ],
  // Every call of Payload's own gets empty headers, and `Headers` loads all of Node's fetch.
  [
    /\/payload\/dist\/utilities\/createLocalReq\.js$/,
    (path) => `
      import { createLocalReq as create } from '${path}';
      function emptyHeaders() {
        let headers;
        return new Proxy({}, {
          get(_target, name) {
            headers ??= new Headers();
            const value = headers[name];
            return typeof value === 'function' ? value.bind(headers) : value;
          },
        });
      }
      export function createLocalReq({ req = {}, ...options }, payload) {
        req.headers ??= emptyHeaders();
        return create({ ...options, req }, payload);
      }`,
  ],
];

const modules = {
  name: 'modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, namespace, resolveDir }) => {
      const file = path.startsWith('.') ? resolve(resolveDir, path) : path;
      if (SEPARATE.test(file)) return { path: relative(OUT, file), external: true };
      const [, contentsOf] = INSTEAD.find(([original]) => original.test(file)) ?? [];
      if (!contentsOf || namespace === 'instead') return undefined;
      return { path: file, namespace: 'instead', pluginData: { contents: contentsOf(file), resolveDir } };
    });
    onLoad({ filter: /./, namespace: 'instead' }, ({ pluginData }) => pluginData);
  },
};

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
// A worker needs its own file.
for (const worker of [
  'photos/picture-worker.mjs',
  'photos/heic-worker.mjs',
  'replies/parse-worker.mjs',
  'platform/database/integrity-worker.mjs',
])
  copyFileSync(`server/${worker}`, `${OUT}/${basename(worker)}`);
const { outputFiles } = await build({
  entryPoints: {
    main: 'server/platform/process/main.ts',
    backup: 'server/platform/commands/backup.ts',
    'backup-worker': 'server/platform/commands/backup-worker.ts',
    restore: 'server/platform/commands/restore.ts',
    'data-copy': 'server/platform/commands/data-copy.ts',
    doctor: 'server/platform/commands/doctor.ts',
    'second-factor': 'server/platform/commands/second-factor.ts',
    upgrade: 'server/platform/commands/upgrade.ts',
  },
  outdir: OUT,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: LEFT_OUT,
  plugins: [modules],
  // CommonJS packages call `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  jsx: 'automatic',
  // Leaves out React's development code. Only `npm run dev` isn't production, and it runs the sources.
  define: { 'process.env.NODE_ENV': "'production'" },
  // V8 keeps every source in memory. Names stay, for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  lineLimit: 200,
  sourcemap: true,
  logLevel: 'warning',
  write: false,
});
// A source that isn't ASCII takes twice the memory. esbuild leaves regular expressions as they are.
const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
for (const { path, text } of outputFiles)
  writeFileSync(path, path.endsWith('.js') ? text.replaceAll(/[^\0-\x7f]/g, escaped) : text);
