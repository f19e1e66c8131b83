import { constants, setPriority } from 'node:os';
import { prepareEnv, setPrivateUmask } from '../environment/data-dir';

/** Makes the nightly backup for the server that started it, and exits with that server. */
setPrivateUmask();
// At the lowest priority, a machine that's busy all night never gets to it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit(1));

async function makeBackup(): Promise<object> {
  try {
    const settings = prepareEnv();
    // Imported after the settings are prepared, because the log reads them.
    const { backUpShop } = await import('../backup/backup-job');
    return { done: await backUpShop(settings) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

makeBackup().then((result) => process.send?.(result, () => process.exit(0)));
