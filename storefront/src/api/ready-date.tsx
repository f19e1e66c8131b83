import { hereBy } from '#domain/orders/here-by';
import type { ReadyEstimate } from '#domain/orders/ready-by';
import { formatReadyBy, type ReadyBy, readyByFrom } from '#domain/orders/ready-by-days';
import { formatDay } from '#domain/words/days';
import { useServing } from '../first-paint/use-served';
import * as texts from './api-texts';
import { WholeDates } from './whole-dates';

/**
 * "Get it to us by Fri, Nov 27 and it'll be ready around Fri, Dec 11." (rule 15.4). Served pages are cached past midnight and read in
 * other time zones, so the browser fills in the days. The server's line keeps the space.
 */
export function ReadyDate({ estimate, readyBy }: { estimate: ReadyEstimate; readyBy?: ReadyBy }) {
  const isServing = useServing();
  const arrival = hereBy(new Date());
  const days = isServing ? { from: SOME_DAY, to: SOME_DAY } : (readyBy ?? readyByFrom(arrival, estimate));
  return (
    <span style={isServing ? { visibility: 'hidden' } : undefined}>
      <WholeDates>
        {texts.getItToUs(formatDay(isServing ? SOME_DAY : arrival), formatReadyBy(days))}
      </WholeDates>
    </span>
  );
}

const SOME_DAY = '2026-11-18';
