import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';

const OUT = 'dist/server';

/**
 * What stays in node_modules: what holds machine code, what the editor's Next app brings, and what is large and only loaded
 * when it is needed. All else is packed with the program: finding and reading a thousand small files takes most of a start.
 */
const LEFT_OUT = [
  ...['sharp', 'libsql', 'pino', 'next', 'vite', 'esbuild', 'react-email'],
  ...['mongoose', 'mongodb', 'drizzle-kit', 'json-schema-to-typescript', 'prettier', 'tsx'],
];

/**
 * The editor has a Payload of its own beside the one that is packed, and knows an error by these classes. There is one of each:
 * else a hook's error would reach the editor without its fields.
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
// A thread of its own starts from a file of its own.
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
  // Packages in CommonJS ask for others that way.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'warning',
});
