import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './env';
import { closeToOthers } from './private-files';

/** Makes the folder that holds all the shop writes. Throws a SettingsError when nothing can be written there. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
    closeToOthers(dataDir);
  } catch {
    throw new SettingsError(`Setting DATA_DIR: nothing can be written to ${dataDir}`);
  }
}
