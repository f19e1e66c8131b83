import {prepareDataDir, keptSecret} from './data-dir';
import { type Env, env, settle } from './env';

/** Reads the settings and makes what was left open: the folder of the data, and the secret kept in it. */
export function settleEnv(): Env {
  const settings = env();
  prepareDataDir(settings.DATA_DIR);
  return settle({
    NODE_ENV: settings.NODE_ENV,
    DATA_DIR: settings.DATA_DIR,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? keptSecret(settings.DATA_DIR),
  });
}
