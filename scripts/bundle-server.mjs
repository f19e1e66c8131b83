import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';

const OUT = 'dist/server';

/**
 * What stays in node_modules: native code, what the editor's Next app brings, and large packages loaded on
 * demand. Everything else is bundled, because finding and reading a thousand small files takes most of a
 * start.
 */
const LEFT_OUT = [
  ...['sharp', 'libsql', 'pino', 'next', 'vite', 'esbuild', 'react-email'],
  ...['mongoose', 'mongodb', 'drizzle-kit', 'json-schema-to-typescript', 'prettier', 'tsx'],
];

/**
 * Makes the bundle and the editor share Payload's error classes. Otherwise a hook's error would reach the
 * editor without its fields.
 */
const sharedErrors = {
  name: 'shared-errors',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(APIError|ValidationError)\.js$/ }, ({ path, resolveDir }) => {
      if (!resolveDir.includes('/payload/dist')) return undefined;
      return { path: relative(OUT, resolve(resolveDir, path)), external: true };
    }),
};

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
// A worker thread starts from its own file.
copyFileSync('server/photos/heic-worker.mjs', `${OUT}/heic-worker.mjs`);
await build({
  entryPoints: {
    main: 'server/platform/process/main.ts',
    backup: 'server/platform/commands/backup.ts',
    restore: 'server/platform/commands/restore.ts',
    'data-copy': 'server/platform/commands/data-copy.ts',
    'second-factor': 'server/platform/commands/second-factor.ts',
  },
  outdir: OUT,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: LEFT_OUT,
  plugins: [sharedErrors],
  // CommonJS packages call `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'warning',
});
