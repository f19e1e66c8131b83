import { Text } from 'react-email';
import type { ShopSettings } from '#domain/shop-settings/shop-settings';
import { Lines } from './lines';
import { mailStyles } from './mail-layout';

/** Where the shop is, and when somebody opens the door. */
export function ShopPlace({ shop }: { shop: ShopSettings }) {
  return (
    <Text style={mailStyles.block}>
      <Lines text={`${shop.address}\n${shop.openingHours}`} />
    </Text>
  );
}
