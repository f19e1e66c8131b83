import { HEARTBEAT_FACT } from '#domain/health/health-facts';
import { agoText } from '#domain/health/health-words';
import { readFact } from '#server/platform/health/facts';
import { type Check, off, ok, red, warning } from '../check';

/** How long the monitor may not answer, in ms: three missed pings in a row. */
const SILENT_MS = 3 * 60 * 60 * 1000;

export const heartbeat: Check = {
  run: async ({ payload, settings: { HEARTBEAT_URL }, now, isRunning }) => {
    if (!HEARTBEAT_URL)
      return off(
        "Nothing outside the shop notices when it's down.",
        'Set HEARTBEAT_URL to the ping address of a monitor, for example healthchecks.io.',
      );
    const fact = await readFact(payload, HEARTBEAT_FACT);
    if (!fact) return isRunning ? ok('No ping sent yet.') : warning('No ping sent yet.', 'Start the shop.');
    const { at, problem } = fact;
    const found = at ? `The monitor answered ${agoText(at, now)}.` : 'The monitor never answered.';
    const isSilent = !at || now.getTime() - Date.parse(at) > SILENT_MS;
    if (!problem && (!isSilent || isRunning)) return isSilent ? red(found, 'Restart the shop.') : ok(found);
    if (!problem) return warning(found, 'Pings go out when the shop runs again.');
    const todo = 'Check HEARTBEAT_URL, and whether the monitor is up.';
    const failed = `${found} The latest ping failed: ${problem}.`;
    return isSilent ? red(failed, todo) : warning(failed, todo);
  },
};
