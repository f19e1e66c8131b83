import {
  CHECK_IDS,
  CHECK_TITLE,
  type CheckId,
  type CheckView,
  type Finding,
} from '#domain/health/health-checks';
import { withoutSecrets } from '#server/platform/environment/secrets';
import { inTime } from '#server/platform/tools/in-time';
import { log } from '#server/platform/tools/log';
import { type Check, type CheckedShop, red } from './check';
import { backup } from './checks/backup';
import { certificate } from './checks/certificate';
import { clock } from './checks/clock';
import { database } from './checks/database';
import { disk } from './checks/disk';
import { email } from './checks/email';
import { heartbeat } from './checks/heartbeat';
import { jobs } from './checks/jobs';
import { outbox } from './checks/outbox';
import { payments } from './checks/payments';
import { photos } from './checks/photos';
import { replies } from './checks/replies';
import { settings } from './checks/settings';
import { texts } from './checks/texts';
import { version } from './checks/version';

/** All checks of the shop (rule 23.1). The Health page, the doctor, and the owner's emails use this list. */
export const CHECKS: Readonly<Record<CheckId, Check>> = {
  database,
  disk,
  photos,
  backup,
  outbox,
  email,
  replies,
  texts,
  jobs,
  payments,
  certificate,
  clock,
  settings,
  heartbeat,
  version,
};

/** A check that hangs doesn't hold up the others. */
const PATIENCE_MS = 20_000;

/** Runs all checks, except those whose result is already known. No result contains a secret (rule 23.6). */
export async function runChecks(
  shop: CheckedShop,
  known: (id: CheckId) => CheckView | undefined = () => undefined,
): Promise<CheckView[]> {
  return Promise.all(CHECK_IDS.map((id) => known(id) ?? runCheck(shop, id)));
}

async function runCheck(shop: CheckedShop, id: CheckId): Promise<CheckView> {
  const { state, found, todo } = await findingOf(shop, id);
  const shown = withoutSecrets(found, shop.settings);
  return { id, title: CHECK_TITLE[id], state, found: shown, todo, at: shop.now.toISOString() };
}

async function findingOf(shop: CheckedShop, id: CheckId): Promise<Finding> {
  try {
    const finding = await inTime(PATIENCE_MS, CHECKS[id].run(shop));
    if (finding === 'too late') throw new Error('This took too long');
    return finding;
  } catch (error) {
    log.error({ err: error, check: id }, "health: a check couldn't finish");
    return red("This couldn't be checked.", 'Look in the log for "couldn\'t finish" to see why.');
  }
}
