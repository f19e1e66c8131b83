import type { Payload } from 'payload';
import { extraWorkStep, openExtraWork } from '#domain/orders/extra-work';
import type { Job, Tally } from '#server/jobs/run-due-job';
import { turn } from '#server/tools/turn';
import type { Order } from '../../payload-types';
import { moveExtraWork } from './end-extra-work';
import { queueExtraWorkMail } from './extra-work-mail';

/** Orders that are read at once. */
const AT_ONCE = 100;
const EVERY_MS = 5 * 60 * 1000;

/** The job that reminds of extra work nobody has answered and ends it at last (rule 16.4), each once with any number of servers. */
export function extraWorkJob(payload: Payload): Job {
  return {
    name: 'extra-work',
    everyMs: EVERY_MS,
    run: (did) => followExtraWork({ payload, now: new Date(), did }),
  };
}

interface FollowExtraWork {
  payload: Payload;
  /** The moment to judge from. */
  now: Date;
  did: Tally;
}

/** Reminds of the extra work that nobody has answered, and ends it at last, each as its age asks for at `now` (rule 16.4). */
/** Reminds of the extra work that waits for its answer and ends what is over, each as its age asks for at `now` (rule 16.4). */
export async function followExtraWork({ payload, now, did }: FollowExtraWork): Promise<void> {
  let since = '';
  const seen = new Set<string>();
  for (;;) {
    const { docs } = await payload.db.find<Order>({
      collection: 'orders',
      where: { extraWorkSince: { greater_than_equal: since } },
      sort: 'extraWorkSince',
      limit: AT_ONCE,
      pagination: false,
    });
    const fresh = docs.filter(({ id }) => !seen.has(id));
    for (const order of fresh) {
      seen.add(order.id);
      await turn(payload);
      if (await follow({ payload, order, now })) did('proposals of extra work reminded of or ended', 1);
    }
    // On from the last one: those that have expired are not among the next any more.
    since = docs.at(-1)?.extraWorkSince ?? since;
    if (fresh.length === 0) return;
  }
}

/** False where there is nothing to do, or something came in between. */
async function follow({
  payload,
  order,
  now,
}: {
  payload: Payload;
  order: Order;
  now: Date;
}): Promise<boolean> {
  const extraWork = openExtraWork(order.extraWork);
  const step = extraWork && extraWorkStep(extraWork, now);
  if (!extraWork || !step) return false;
  const { id: extraId } = extraWork;
  const move = { payload, orderId: order.id, extraWork, by: { role: 'shop' } } as const;
  const at = now.toISOString();
  if (step === 'remind') {
    await queueExtraWorkMail({ payload, order, extraId, mail: 'mail:extra-work-reminder' });
    return (await moveExtraWork({ ...move, to: { remindedAt: at } }))?.remindedAt === at;
  }
  await queueExtraWorkMail({ payload, order, extraId, mail: 'mail:extra-work-expired' });
  await queueExtraWorkMail({ payload, order, extraId, mail: 'mail:extra-work-unanswered' });
  return (await moveExtraWork({ ...move, to: { status: 'expired', answeredAt: at } }))?.answeredAt === at;
}
