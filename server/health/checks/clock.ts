import { HEARTBEAT_FACT } from '#domain/health/health-facts';
import { spanText } from '#domain/health/health-words';
import { databaseTime } from '#server/platform/database/database-facts';
import { findAll } from '#server/platform/database/find';
import { readFact } from '#server/platform/health/facts';
import { type Check, off, ok, red, warning } from '../check';

/** How far off the clock may be, in ms. Beyond half a minute, sign-in codes stop working. */
const WRONG_MS = 2 * 60 * 1000;
const OFF_MS = 25 * 1000;

const WHAT_TO_DO = "Set the machine's clock, and turn on its time service (timedatectl set-ntp true).";

/** Compares the clock with earlier timestamps, MongoDB, and the heartbeat's monitor. */
export const clock: Check = {
  run: async ({ payload, settings, now }) => {
    const [latest] = await findAll(payload, 'jobs', { ranAt: { exists: true } }, '-ranAt', 1);
    const backMs = latest?.ranAt ? Date.parse(latest.ranAt) - now.getTime() : 0;
    if (backMs > WRONG_MS)
      return red(`The clock went back ${spanText(backMs)}: a job ran at ${latest?.ranAt}.`, WHAT_TO_DO);
    const database = await databaseTime(payload);
    const monitor = (await readFact(payload, HEARTBEAT_FACT))?.aheadMs ?? null;
    const compared = [
      ["the database's", database && Date.now() - database.getTime()],
      ["the monitor's", monitor],
    ] as const;
    const differences = compared.flatMap(([name, ms]) => (ms === null ? [] : [{ name, ms }]));
    const [worst] = differences.toSorted((a, b) => Math.abs(b.ms) - Math.abs(a.ms));
    if (!worst)
      return off(
        "There's no other clock to compare it with.",
        settings.HEARTBEAT_URL
          ? "HEARTBEAT_URL is a server that didn't answer, or not with the time. See Heartbeat."
          : "Set HEARTBEAT_URL. The monitor's answers include the time.",
      );
    const seconds = Math.round(Math.abs(worst.ms) / 1000);
    const found =
      seconds === 0
        ? `The same as ${worst.name}.`
        : `${seconds} s ${worst.ms > 0 ? 'ahead of' : 'behind'} ${worst.name}.`;
    if (Math.abs(worst.ms) > WRONG_MS) return red(found, WHAT_TO_DO);
    return Math.abs(worst.ms) > OFF_MS ? warning(found, WHAT_TO_DO) : ok(found);
  },
};
