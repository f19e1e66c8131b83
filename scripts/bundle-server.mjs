import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const OUT = 'dist/server';

/** Not bundled: native code, the editor's packages, and large packages that load on demand. */
const LEFT_OUT = [
  ...['sharp', 'libsql', 'pino', 'next', 'vite', 'esbuild'],
  ...['mongoose', 'mongodb', 'drizzle-kit', 'json-schema-to-typescript', 'prettier', 'tsx'],
];

/** Shares Payload's error classes with the editor. Otherwise an error in a hook would reach the editor without its fields. */
const sharedErrors = {
  name: 'shared-errors',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(APIError|ValidationError)\.js$/ }, ({ path, resolveDir }) => {
      if (!resolveDir.includes('/payload/dist')) return undefined;
      return { path: relative(OUT, resolve(resolveDir, path)), external: true };
    }),
};

/** Parts of libraries that the shop can't use: clients of remote databases, and zod's messages in other languages. */
const unused = {
  name: 'unused',
  setup({ onResolve, onLoad, resolve: resolved }) {
    onResolve({ filter: /^@libsql\/client$/ }, ({ path, ...from }) => resolved(`${path}/sqlite3`, from));
    onResolve({ filter: /\/locales\/index\.js$/ }, ({ path, resolveDir }) =>
      resolveDir.includes('/node_modules/zod/') ? { path, namespace: 'empty' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: 'export {}' }));
  },
};

/** Payload's fetch for files at other addresses has its own `undici`, which takes 3 MB. Its other export is for Payload's tests. */
const loadedLater = {
  name: 'loaded-later',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/safeFetch\.js$/ }, ({ path, namespace, resolveDir }) =>
      namespace === 'later' ? undefined : { path, namespace: 'later', pluginData: resolveDir },
    );
    onLoad({ filter: /./, namespace: 'later' }, ({ path, pluginData: resolveDir }) => ({
      contents: `export const safeFetch = async (...of) => (await import('${path}')).safeFetch(...of);
        export const _internal_safeFetchGlobal = {};`,
      resolveDir,
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
  plugins: [sharedErrors, unused, loadedLater],
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
