// npm start: installs, builds what changed, and serves. Safe to interrupt and repeat.
import * as modules from 'node:module';
import { stopWithNpm } from './children.mjs';
import { ensureInstalled } from './install.mjs';

stopWithNpm();
await ensureInstalled();
const { buildStale, COMPILED } = await import('./build.mjs');
await buildStale();
process.env.NODE_ENV = 'production';
modules.enableCompileCache?.(COMPILED);
await import('../dist/server/main.js');
