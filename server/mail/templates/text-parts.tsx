import { Fragment } from 'react';
import { Text } from 'react-email';
import type { ShopSettings } from '#domain/shop-settings/shop-settings';
import { mailStyles } from './mail-layout';

/** Text a person typed, its line breaks kept. */
export function Lines({ text }: { text: string }) {
  return text.split(/\r\n|\r|\n/).map((line, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail are rendered once and never move.
    <Fragment key={number}>
      {number > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** The shop's address and opening hours. */
export function ShopPlace({ shop }: { shop: ShopSettings }) {
  return (
    <Text style={mailStyles.block}>
      <Lines text={`${shop.address}\n${shop.openingHours}`} />
    </Text>
  );
}
