import { rmSync } from 'node:fs';
import { DATA_DIR } from './demo-shop';

/** Deletes the visited shop's data at the very end, because the shop stops only after this runs. */
export default function removeData(): void {
  process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
}
