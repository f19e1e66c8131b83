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

export const textRules = {
  textsFrom: typedTime,
  textsUntil: typedTime,
  timeZone: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    requiredLine(1, NO_ZONE).refine(isTimeZone, NO_ZONE).nullish(),
  ),
} satisfies Record<keyof TextHours, z.ZodType>;

export const TEXT_FIELDS: Readonly<Record<keyof TextHours, SettingField>> = {
  textsFrom: {
    kind: 'line',
    label: 'Send texts from',
    required: true,
    hint: `We only send texts during these hours. One that comes up at night waits until morning. The default is ${TEXT_HOURS.textsFrom}.`,
  },
  textsUntil: {
    kind: 'line',
    label: 'Send texts until',
    required: true,
    hint: `The default is ${TEXT_HOURS.textsUntil}.`,
  },
  timeZone: {
    kind: 'line',
    label: 'Time zone',
    placeholder: 'America/New_York',
    hint: "For the hours above. Leave it empty to use the server's.",
  },
};
