import { rmSync } from 'node:fs';
import { DATA_DIR } from './demo-shop';

/** Removes the visited shop's data, at the very end: the shop itself is stopped only after this is called. */
export default function removeData(): void {
  process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
}
