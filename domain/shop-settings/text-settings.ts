import { z } from 'zod';
import { requiredLine } from '../customers/person';
import type { SettingField } from './setting-kinds';
import { formatTypedTime, isTimeZone, TEXT_HOURS, type TextHours, timeOfDay } from './text-hours';

const NO_TIME = 'Enter a time like 8 am';
const NO_ZONE = 'Enter a time zone like America/New_York';

const typedTime = z
  .string(NO_TIME)
  .refine((typed) => timeOfDay(typed) !== null, NO_TIME)
  .overwrite((typed) => (timeOfDay(typed) ? formatTypedTime(typed) : typed));

/** The rules for the hours of text messages. */
export const textRules = {
  textsFrom: typedTime,
  textsUntil: typedTime,
  timeZone: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    requiredLine(1, NO_ZONE).refine(isTimeZone, NO_ZONE).nullish(),
  ),
} satisfies Record<keyof TextHours, z.ZodType>;

/** How the hours of text messages are shown. */
export const TEXT_FIELDS: Readonly<Record<keyof TextHours, SettingField>> = {
  textsFrom: {
    kind: 'line',
    label: 'Texts from',
    required: true,
    hint: `Texts only go out during these hours. One that's due at night waits until morning. At first: ${TEXT_HOURS.textsFrom}.`,
  },
  textsUntil: {
    kind: 'line',
    label: 'Texts until',
    required: true,
    hint: `At first: ${TEXT_HOURS.textsUntil}.`,
  },
  timeZone: {
    kind: 'line',
    label: 'Time zone',
    placeholder: 'America/New_York',
    hint: "For the hours above. If empty, it's the server's.",
  },
};
