// npm run types: checks each project's types with the native compiler and stops at the first error.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
// Build mode (`tsc -b`) would skip a project if only the files of another project changed.
const PROJECTS = ['domain', 'storefront', '.'];

for (const project of PROJECTS) {
  const known = `.cache/types/${project === '.' ? 'root' : project}.tsbuildinfo`;
  const args = [COMPILER, '-p', project, '--incremental', '--tsBuildInfoFile', known];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
