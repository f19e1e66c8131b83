import { formatDollars } from '../wire/money';
import { type ExtraWork, extraWorkOf, extraWorkTotal } from './extra-work';
import type { ExtraWorkStatus } from './extra-work-status';
import type { Actor, EventKind, NewEvent } from './order-events';

type Shown = Pick<ExtraWork, 'lines' | 'note' | 'photos'>;

/** A proposal's lines in one line: 'New palm lining $15.00, Heel pad $8.00'. */
export function formatLines({ lines }: Pick<ExtraWork, 'lines'>): string {
  return lines.map(({ description, amount }) => `${description} ${formatDollars(amount)}`).join(', ');
}

/** Everything the customer agrees to or declines, as one text. We store its hash as proof (rule 16.3). */
export function shownText({ lines, note, photos }: Shown): string {
  return [
    ...lines.map(({ description, amount }) => `${description}: ${formatDollars(amount)}`),
    `Total: ${formatDollars(extraWorkTotal({ lines }))}`,
    ...(note === null ? [] : [note]),
    ...photos,
  ].join('\n');
}

const ENDED = {
  accepted: ['extra-work-accepted', 'Extra work accepted'],
  declined: ['extra-work-declined', 'Extra work declined'],
  expired: ['extra-work-expired', 'Extra work expired unanswered'],
  withdrawn: ['extra-work-withdrawn', 'Extra work withdrawn'],
} as const satisfies Record<Exclude<ExtraWorkStatus, 'open'>, readonly [EventKind, string]>;

const EXTRA_WORK = 'extra-work';

interface Worked {
  extraWork?: unknown;
}

/** History events for what a write did to an order's extra work. */
export function extraWorkEvents(before: Worked, after: Worked, actor: Actor): NewEvent[] {
  const known = extraWorkOf(before.extraWork);
  return extraWorkOf(after.extraWork).flatMap((now): NewEvent[] => {
    const was = known.find(({ id }) => id === now.id);
    const data = { extraId: now.id, total: extraWorkTotal(now) };
    const isReopened = was && was.status !== now.status && now.status === 'open';
    const proposed = {
      kind: 'extra-work-proposed' as const,
      actor,
      text: `Extra work proposed${isReopened ? ' again' : ''}: ${formatLines(now)}`,
      data,
    };
    const reminded = {
      kind: 'reminder' as const,
      actor,
      text: 'Reminder sent about the extra work',
      data: { ...data, about: EXTRA_WORK },
    };
    return [
      ...(was && !isReopened ? [] : [proposed]),
      ...(was && was.remindedAt !== now.remindedAt ? [reminded] : []),
      ...(was?.status === now.status || now.status === 'open'
        ? []
        : [
            { kind: ENDED[now.status][0], actor, text: `${ENDED[now.status][1]}: ${formatLines(now)}`, data },
          ]),
    ];
  });
}

/** An extra work event as the customer reads it. Null for any other event. */
export function customerExtraWorkText(kind: EventKind, data: Record<string, unknown>): string | null {
  const amount = typeof data.total === 'number' ? ` for ${formatDollars(data.total)}` : '';
  switch (kind) {
    case 'extra-work-proposed':
      return `We found something and proposed extra work${amount}.`;
    case 'extra-work-accepted':
      return `You accepted the extra work${amount}.`;
    case 'extra-work-declined':
      return "You declined the extra work. We're doing the rest.";
    case 'extra-work-expired':
      return "We didn't hear back about the extra work in time. We're doing the rest.";
    case 'extra-work-withdrawn':
      return 'We withdrew the extra work.';
    case 'reminder':
      return data.about === EXTRA_WORK ? 'We reminded you about the extra work.' : null;
    default:
      return null;
  }
}
