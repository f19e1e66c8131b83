import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
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
await build({
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
  plugins: [sharedErrors],
  // CommonJS packages call `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  jsx: 'automatic',
  // V8 keeps every source in memory, at twice the size if a comment has a typographic quote. Names stay, for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  lineLimit: 200,
  sourcemap: true,
  logLevel: 'warning',
});
