// npm start: installs, builds what is stale, then serves. Nothing asks a question; run it again after an interruption.
import { stopWithNpm } from './children.mjs';
import { ensureInstalled } from './install.mjs';

stopWithNpm();
await ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale();
process.env.NODE_ENV = 'production';
await import('../dist/server/main.js');
