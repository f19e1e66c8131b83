// npm run types: checks the types of each project by the native compiler, and ends with the first that has a mistake.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
// Build mode (`tsc -b`) takes a project for checked while only files of another have changed.
const PROJECTS = ['domain', 'storefront', '.'];

for (const project of PROJECTS) {
  const { status } = spawnSync(process.execPath, [COMPILER, '-p', project], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
