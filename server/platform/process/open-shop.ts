import { join } from 'node:path';
import { getPayload, type Payload } from 'payload';
import { ensureAdmin } from '../../accounts/ensure-admin';
import { readIdKey, resealAll } from '../../second-factor/shop-keys';
import { migrateSqlite } from '../database/adapter';
import { stampMongo } from '../database/data-version';
import { fillConversations } from '../database/fill-conversations';
import { fillMoney } from '../database/fill-money';
import { dropUnusedIndexes } from '../database/mongo-indexes';
import { waitForOlderServers } from '../database/running-servers';
import { keepPagesInMemory, keepWriteAheadLog } from '../database/sqlite';
import { DATABASE_FILE, prepareDataDir } from '../environment/data-dir';
import type { Env } from '../environment/env';
import { startMeter } from '../metrics/meter';
import { log } from '../tools/log';

export interface OpenShop {
  payload: Payload;
  generatedPassword: string | null;
  isUpgraded: boolean;
}

/** Opens and migrates the database and creates the owner if needed. Several shops in one process each need a name. */
export async function openShop(
  settings: Env,
  name?: string,
  say = (line: string) => log.info(line),
): Promise<OpenShop> {
  prepareDataDir(settings.DATA_DIR);
  // Imported here because the editor's configuration reads the settings.
  const { shopConfig } = await import('../../../payload.config');
  if (!settings.DATABASE_URI) await keepWriteAheadLog(join(settings.DATA_DIR, DATABASE_FILE));
  const payload = await getPayload({ config: shopConfig(settings), key: name });
  await startMeter(payload, settings);
  const isUpgraded = await upgradeData(payload, settings, say);
  await readIdKey(payload);
  if (settings.PAYLOAD_SECRET_OLD) await resealAll(payload);
  await fillMoney(payload);
  await fillConversations(payload);
  if (isUpgraded) say(`Upgraded and checked. ${HOW_BACK}`);
  const generatedPassword = await ensureAdmin({
    payload,
    email: settings.ADMIN_EMAIL,
    password: settings.ADMIN_PASSWORD,
  });
  return { payload, generatedPassword, isUpgraded };
}

const HOW_BACK =
  'To go back: stop the shop, run "npm run upgrade -- back" (in a container, "node dist/server/upgrade.js back"), and start the version you had.';

async function upgradeData(
  payload: Payload,
  { DATABASE_URI, DATA_DIR }: Env,
  say: (line: string) => void,
): Promise<boolean> {
  if (!DATABASE_URI) {
    await keepPagesInMemory(payload);
    return migrateSqlite(payload, { dataDir: DATA_DIR, say });
  }
  await waitForOlderServers(payload, say);
  await stampMongo(payload);
  await dropUnusedIndexes(payload);
  // A server that started in between has read the old version. It stops when it reads the new one.
  await waitForOlderServers(payload, say);
  return false;
}
