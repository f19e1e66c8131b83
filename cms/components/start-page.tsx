import type { ServerProps } from 'payload';
import { readWaiting } from '#server/waiting/read-waiting';
import { FirstSteps } from './first-steps';
import { NewestOrders } from './newest-orders';
import { WaitingList } from './waiting-list';

/** The editor's start page. The owner's tasks and the newest orders are above the collections. */
export async function StartPage({ payload, user }: ServerProps) {
  if (user?.collection !== 'admins') return null;
  const { newestOrders, firstSteps, ...waiting } = await readWaiting({ payload, user });
  return (
    <div className="shop-start">
      <FirstSteps left={firstSteps ?? []} />
      <WaitingList waiting={waiting} />
      <NewestOrders orders={newestOrders} />
    </div>
  );
}
