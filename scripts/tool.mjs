// npm run backup, restore, data:copy, second-factor, doctor, upgrade: installs, builds what changed, and runs the tool.
import { stopWithNpm } from './children.mjs';
import { ensureInstalled, fail } from './install.mjs';

stopWithNpm();
const [name, ...args] = process.argv.slice(2);
const TOOLS = ['backup', 'restore', 'data-copy', 'second-factor', 'doctor', 'upgrade'];
if (!name || !TOOLS.includes(name)) fail(`Choose a tool: ${TOOLS.join(', ')}`);
await ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale();
process.env.NODE_ENV = 'production';
process.argv = [process.argv[0], name, ...args];
await import(`../dist/server/${name}.js`);
