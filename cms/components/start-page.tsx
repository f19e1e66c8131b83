import type { ServerProps } from 'payload';
import { readWhatWaits } from '#server/what-waits/read-what-waits';
import { ExampleNotice } from './example-notice';
import { NewestOrders } from './newest-orders';
import { WaitingList } from './waiting-list';

/** What the owner sees first in the editor: what waits, and the newest orders; the collections follow below. */
export async function StartPage({ payload, user }: ServerProps) {
  if (user?.collection !== 'admins') return null;
  const { newestOrders, namesExample, ...waiting } = await readWhatWaits({ payload, user });
  return (
    <div className="shop-start">
      {namesExample && <ExampleNotice />}
      <WaitingList waiting={waiting} />
      <NewestOrders orders={newestOrders} />
    </div>
  );
}
