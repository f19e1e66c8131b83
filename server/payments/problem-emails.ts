import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { problemId } from '#domain/payments/problem-kinds';
import { enqueueBefore } from '#server/platform/outbox/enqueue';

/** Queues one email to the owner per problem, before the problem is stored (rule 12.4). */
export async function queueProblemEmails(
  payload: Payload,
  on: { orderId: string } | { attemptId: string },
  problems: readonly string[],
): Promise<void> {
  for (const line of problems) {
    const problem = problemKey(line);
    await enqueueBefore(payload, 'mail:payment-problem', {
      key: `${Object.values(on).join()}:payment-problem:${problem}`,
      data: { ...on, problem },
    });
  }
}

/** Identifies a problem in the outbox's keys. */
export function problemKey(line: string): string {
  return createHash('sha256').update(problemId(line)).digest('hex').slice(0, 32);
}
