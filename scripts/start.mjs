// npm start: installs, builds what changed, and serves. Safe to interrupt and repeat.
import { stopWithNpm } from './children.mjs';
import { ensureInstalled } from './install.mjs';

stopWithNpm();
await ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale();
process.env.NODE_ENV = 'production';
await import('../dist/server/main.js');
