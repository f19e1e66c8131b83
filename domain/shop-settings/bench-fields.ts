import { type benchRules, CLOSED_MAX } from './bench-settings';
import type { SettingField } from './setting-kinds';

export const BENCH_FIELDS: Readonly<Record<keyof typeof benchRules, SettingField>> = {
  glovesPerDay: {
    kind: 'number',
    label: 'Gloves per working day',
    required: true,
    hint: 'How many gloves the bench can do in a day. Customers then see the day their glove will be ready, after the gloves ahead of it. 0 is off.',
  },
  workingDays: {
    kind: 'line',
    label: 'Working days',
    required: true,
    hint: 'The days the bench works, like Mon, Tue, Wed.',
  },
  closedDays: {
    kind: 'list',
    label: 'Closed days',
    entry: ['Closing', 'Closings'],
    hint: "Vacations and holidays. We don't promise gloves for these days.",
    max: CLOSED_MAX,
    parts: {
      from: { kind: 'day', label: 'First day', required: true },
      to: { kind: 'day', label: 'Last day', hint: "If empty, it's one day." },
    },
  },
  rushPrice: {
    kind: 'money',
    label: 'Rush price',
    required: true,
    hint: 'Added to a rush order. Discounts never reduce it. 0 is off.',
  },
  rushDays: {
    kind: 'number',
    label: 'Rush turnaround in days',
    required: true,
    hint: 'From the day a glove arrives. 0 is off.',
  },
  rushPerDay: {
    kind: 'number',
    label: 'Rush orders per day',
    required: true,
    hint: 'The most that customers can place in a day. 0 means no limit.',
  },
};
