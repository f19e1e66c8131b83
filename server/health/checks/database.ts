import { agoText, sizeText } from '#domain/health/health-words';
import { databaseFacts } from '#server/platform/database/database-facts';
import { type Check, damaged, ok, warning } from '../check';

/** How old the last integrity check may be, in ms. It runs once a day. */
const OLD_MS = 3 * 24 * 60 * 60 * 1000;

export const database: Check = {
  run: async ({ payload, settings, now, isRunning, integrity }) => {
    const { version, bytes, checksItself } = await databaseFacts(payload, settings);
    const found = `${version}, ${sizeText(bytes)}.`;
    if (checksItself) return ok(`${found} It checks its own data.`);
    const checked = await integrity();
    if (!checked) return ok(`${found} Not checked for damage yet.`);
    const { at, problem } = checked;
    if (problem) return damaged(problem);
    const whole = `${found} No damage found ${agoText(at, now)}.`;
    if (isRunning && now.getTime() - Date.parse(at) > OLD_MS)
      return warning(whole, 'It should be checked every day. Look in the log for "check-database".');
    return ok(whole);
  },
};
