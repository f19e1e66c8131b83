// npm run dev: the whole shop from its sources; pages reload on change, the server starts again on change.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const watched = ['server', 'endpoints', 'collections', 'hooks', 'domain', 'seed'].flatMap((folder) => [
  '--include',
  `${folder}/**/*`,
]);
const child = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', ...watched, 'server/process/main.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', DISABLE_PAYLOAD_HMR: 'true' },
  },
);
child.on('close', (code) => process.exit(code ?? 0));
