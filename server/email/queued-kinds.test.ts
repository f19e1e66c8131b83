import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTBOX_KINDS } from '#domain/email/outbox';
import { isEmailedStatus, ORDER_STATUSES } from '#domain/orders/order-status';
import { inputs } from '#domain/testing/cases';

const QUEUES_NOTHING = /\.test\.tsx?$|^server\/(?:testing|platform\/outbox)\//;

const code = ['server', 'hooks', 'endpoints']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.ts') && !QUEUES_NOTHING.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const PUT_TOGETHER = [
  ...ORDER_STATUSES.filter(isEmailedStatus).map((status) => ['mail:status-', status] as const),
  ...(['accepted', 'declined'] as const).map((status) => ['mail:extra-work-', status] as const),
]
  .filter(([start]) => code.includes(`\`${start}\${`))
  .map((parts) => parts.join(''));

// An email's kind in quotes counts as queued, unless it's an object key. An event's kind doesn't, because it's too common a word.
function isQueued(kind: string): boolean {
  const call = kind.startsWith('mail:') ? `'${kind}'(?!:)` : `\\benqueue(?:Before)?\\(\\s*\\w+,\\s*'${kind}'`;
  return PUT_TOGETHER.includes(kind) || new RegExp(call).test(code);
}

it('every kind of email and event is queued somewhere', () => {
  expect(OUTBOX_KINDS.filter((kind) => !isQueued(kind))).toEqual([]);
});

inputs(['mail:how-is-it', 'mail:status-lost', 'order-lost'])(
  'nothing in the code queues %s',
  (kind) => isQueued(kind),
  false,
);
