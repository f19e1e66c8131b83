import { Link } from '@payloadcms/ui';
import { SETTINGS_PATH } from '#domain/pages/editor-address';

/** As long as customers read an address that nobody lives at. */
export function ExampleNotice() {
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
