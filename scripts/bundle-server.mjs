import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const OUT = 'dist/server';

/** Not bundled: native code, the editor's packages, and large packages that load on demand. */
const LEFT_OUT = [
  ...['sharp', 'libsql', 'pino', 'next', 'vite', 'esbuild'],
  ...['mongoose', 'mongodb', 'drizzle-kit', 'json-schema-to-typescript', 'prettier', 'tsx'],
];

/**
 * Files that stay in their package. The editor shares Payload's error classes, or an error in a hook would reach it without its fields.
 * The tables of Asian character sets are only read for a request that uses one.
 */
const SEPARATE =
  /\/payload\/dist\/errors\/(APIError|ValidationError)\.js$|\/iconv-lite\/encodings\/tables\/.+\.json$/;

const separate = {
  name: 'separate',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(APIError|ValidationError)\.js$|\/tables\/.+\.json$/ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      return SEPARATE.test(file) ? { path: relative(OUT, file), external: true } : undefined;
    }),
};

/**
 * Parts of libraries that the shop can't use: clients of remote databases, zod's messages in other languages, React's older renderer, and
 * what Payload needs for JSON schemas and for its development server.
 */
const UNUSED =
  /^(ajv|ws)$|\/zod\/.*\/locales\/index\.js$|\/react-dom\/cjs\/react-dom-server-legacy\.\w+\.production\.js$/;

const unused = {
  name: 'unused',
  setup({ onResolve, onLoad, resolve: resolved }) {
    onResolve({ filter: /^@libsql\/client$/ }, ({ path, ...from }) => resolved(`${path}/sqlite3`, from));
    onResolve({ filter: /^(ajv|ws)$|\/(index|react-dom-server-legacy.*)\.js$/ }, ({ path, resolveDir }) =>
      UNUSED.test(path.startsWith('.') ? resolve(resolveDir, path) : path)
        ? { path, namespace: 'empty' }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: 'module.exports = {}' }));
  },
};

/** Modules of Payload that are wrapped, so they load large parts when these are first used. */
const LATER = {
  // It has its own `undici`, for files at other addresses. Its other export is for Payload's tests.
  'safeFetch.js': (path) => `
    export const safeFetch = async (...of) => (await import('${path}')).safeFetch(...of);
    export const _internal_safeFetchGlobal = {};`,
  // Every call of Payload's own gets empty headers, and `Headers` loads all of Node's fetch.
  'createLocalReq.js': (path) => `
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
};

const loadedLater = {
  name: 'loaded-later',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/(safeFetch|createLocalReq)\.js$/ }, ({ path, namespace, resolveDir }) =>
      namespace === 'later'
        ? undefined
        : { path: resolve(resolveDir, path), namespace: 'later', pluginData: resolveDir },
    );
    onLoad({ filter: /./, namespace: 'later' }, ({ path, pluginData: resolveDir }) => ({
      contents: LATER[basename(path)](path),
      resolveDir,
    }));
    // Importing node:http as an ES module loads Node's fetch too.
    onResolve({ filter: /^(node:)?http$/ }, () => ({ path: 'node:http', namespace: 'required' }));
    onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}')`,
    }));
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
  plugins: [separate, unused, loadedLater],
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
