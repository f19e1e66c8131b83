import type { Payload } from 'payload';
import { extraWorkStep, openExtraWork } from '#domain/orders/extra-work';
import { ordersByMoment } from '#server/platform/jobs/orders-by-moment';
import type { Tally } from '#server/platform/jobs/run-due-job';
import type { Order } from '../../payload-types';
import { changeExtraWork, queueExtraWorkEmail } from './change-extra-work';

/** Sends reminders for open extra work and expires it (rule 16.4). */
export async function followExtraWork(payload: Payload, now: Date, tally: Tally): Promise<void> {
  for await (const order of ordersByMoment({ payload, moment: 'extraWorkSince' }))
    if (await remindOrExpire(payload, order, now)) tally('proposals of extra work reminded of or ended', 1);
}

async function remindOrExpire(payload: Payload, order: Order, now: Date): Promise<boolean> {
  const extraWork = openExtraWork(order.extraWork);
  const step = extraWork && extraWorkStep(extraWork, now);
  if (!extraWork || !step) return false;
  const { id: extraId } = extraWork;
  const change = (to: Parameters<typeof changeExtraWork>[3]) =>
    changeExtraWork(payload, order.id, extraWork, to, { role: 'shop' });
  const at = now.toISOString();
  if (step === 'remind') {
    await queueExtraWorkEmail(payload, order, extraId, 'mail:extra-work-reminder');
    return (await change({ remindedAt: at }))?.remindedAt === at;
  }
  await queueExtraWorkEmail(payload, order, extraId, 'mail:extra-work-expired');
  await queueExtraWorkEmail(payload, order, extraId, 'mail:extra-work-unanswered');
  return (await change({ status: 'expired', answeredAt: at }))?.answeredAt === at;
}
