// npm run dev: runs the shop from source. Pages reload and the server restarts on changes.
import { exitCodeOf, spawnChild, stopWithNpm } from './children.mjs';
import { ensureInstalled } from './install.mjs';

stopWithNpm();
await ensureInstalled();
const watched = ['server', 'endpoints', 'collections', 'hooks', 'domain', 'seed'].flatMap((folder) => [
  '--include',
  `${folder}/**/*`,
]);
const child = spawnChild(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', ...watched, 'server/platform/process/main.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', DISABLE_PAYLOAD_HMR: 'true' },
  },
);
process.exit((await exitCodeOf(child)) ?? 1);
