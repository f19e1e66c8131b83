import type { Payload } from 'payload';
import { LAST_RANK, TEXT_STATE_RANK } from '#domain/texts/text';
import { fromNow, MINUTE_MS } from '#domain/wire/durations';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import type { Job, Tally } from '#server/platform/jobs/run-due-job';
import { log } from '#server/platform/tools/log';
import type { Text } from '../../payload-types';
import { recordState } from './record-text';
import { recover, type Texting } from './send-text';

const EVERY_MS = 5 * MINUTE_MS;
/** How often to ask, over about three days. Prices and states are known within hours. */
const CHECKS_MAX = 12;
const PAUSE_MAX_MS = 12 * 60 * MINUTE_MS;
const AT_ONCE = 100;

/** The job that asks about texts: their state if no report came, their cost, and whether a lost one was sent. */
export function followTexts(texting: Texting): Job {
  return { name: 'follow-texts', everyMs: EVERY_MS, run: (tally) => follow(texting, tally) };
}

async function follow(texting: Texting, tally: Tally): Promise<void> {
  const { payload } = texting;
  const due = { checkAt: { less_than_equal: new Date().toISOString() } };
  for (const text of await findAll(payload, 'texts', due, 'checkAt', AT_ONCE)) {
    try {
      await followText(texting, text);
      tally('texts followed up', 1);
    } catch (error) {
      log.warn({ err: error, text: text.id }, "a text couldn't be followed up");
      await askLater(payload, text);
    }
  }
}

async function followText(texting: Texting, text: Text): Promise<void> {
  const { payload, texts } = texting;
  if (!text.sid) {
    if (!(await recover(texting, text))) await askLater(payload, text);
    return;
  }
  const found = await texts.provider.find(text.sid);
  await recordState(payload, text, found);
  const { cost } = found;
  const isOver = Math.max(text.rank, TEXT_STATE_RANK[found.state]) === LAST_RANK && cost !== null;
  if (isOver) await changeIf(payload, 'texts', text.id, { data: { cost, checkAt: null } });
  else await askLater(payload, text);
}

/** Asks again after longer and longer pauses, and gives up in the end. */
async function askLater(payload: Payload, { id, checks }: Text): Promise<void> {
  const pause = Math.min(EVERY_MS * 2 ** checks, PAUSE_MAX_MS);
  const checkAt = checks + 1 < CHECKS_MAX ? fromNow(pause) : null;
  await changeIf(payload, 'texts', id, { data: { checks: checks + 1, checkAt } });
}
