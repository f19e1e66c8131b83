import type { Payload } from 'payload';
import { extraWorkStep, openExtraWork } from '#domain/orders/extra-work';
import { ordersByMoment } from '#server/platform/jobs/orders-by-moment';
import type { Tally } from '#server/platform/jobs/run-due-job';
import type { Order } from '../../payload-types';
import { moveExtraWork, queueExtraWorkEmail } from './move-extra-work';

/** Sends reminders for open extra work and expires it (rule 16.4). */
export async function followExtraWork(payload: Payload, now: Date, did: Tally): Promise<void> {
  for await (const order of ordersByMoment({ payload, moment: 'extraWorkSince' }))
    if (await follow(payload, order, now)) did('proposals of extra work reminded of or ended', 1);
}

async function follow(payload: Payload, order: Order, now: Date): Promise<boolean> {
  const extraWork = openExtraWork(order.extraWork);
  const step = extraWork && extraWorkStep(extraWork, now);
  if (!extraWork || !step) return false;
  const { id: extraId } = extraWork;
  const move = (to: Parameters<typeof moveExtraWork>[3]) =>
    moveExtraWork(payload, order.id, extraWork, to, { role: 'shop' });
  const at = now.toISOString();
  if (step === 'remind') {
    await queueExtraWorkEmail(payload, order, extraId, 'mail:extra-work-reminder');
    return (await move({ remindedAt: at }))?.remindedAt === at;
  }
  await queueExtraWorkEmail(payload, order, extraId, 'mail:extra-work-expired');
  await queueExtraWorkEmail(payload, order, extraId, 'mail:extra-work-unanswered');
  return (await move({ status: 'expired', answeredAt: at }))?.answeredAt === at;
}
