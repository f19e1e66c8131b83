import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { SETTINGS_PATH } from '#domain/pages/editor-address';
import { readWhatWaits } from '#server/what-waits/read-what-waits';
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

/** Shown while pages and mails still name the example address. */
function ExampleNotice() {
  return (
    <p className="shop-hint shop-hint--notice">
      Pages and mails name an example as your address.{' '}
      <Link href={SETTINGS_PATH} prefetch={false}>
        Put in your own
      </Link>
      , with your opening hours and how many days your work takes.
    </p>
  );
}
