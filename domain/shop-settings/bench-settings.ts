import { z } from 'zod';
import { type BenchDays, parseWeekdays } from '../orders/bench-days';
import type { RushOffer } from '../orders/rush';
import { MAX_DAYS, upTo } from '../wire/days';
import { enteredCents } from '../wire/wire';
import { optionalSettingDay, settingDay } from './shop-face';

export const BENCH_DEFAULTS: BenchDays & RushOffer = {
  glovesPerDay: 0,
  workingDays: 'Mon, Tue, Wed, Thu, Fri',
  closedDays: [],
  rushPrice: 0,
  rushDays: 0,
  rushPerDay: 0,
};

export const CLOSED_MAX = 60;
const GLOVES_MAX = 1000;
const ORDERS_MAX = 1000;
const NO_WEEKDAYS = 'Enter weekdays like Mon, Tue, Wed';

export const benchRules = {
  glovesPerDay: upTo(GLOVES_MAX),
  workingDays: z.string(NO_WEEKDAYS).transform((text, context) => {
    const weekdays = parseWeekdays(text);
    if (!weekdays) context.addIssue({ code: 'custom', message: NO_WEEKDAYS });
    return weekdays?.join(', ') ?? '';
  }),
  closedDays: z
    .array(
      z.object({ from: settingDay, to: optionalSettingDay }).refine(({ from, to }) => !to || from <= to, {
        path: ['to'],
        error: "The last day can't be before the first",
      }),
    )
    .max(CLOSED_MAX, `Keep it to ${CLOSED_MAX} entries`),
  rushPrice: enteredCents,
  rushDays: upTo(MAX_DAYS),
  rushPerDay: upTo(ORDERS_MAX),
} satisfies Record<keyof typeof BENCH_DEFAULTS, z.core.$ZodType>;
