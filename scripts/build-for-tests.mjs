// Vitest runs this before the program tests, so they never test an old build.
export { buildStale as setup } from './build.mjs';
