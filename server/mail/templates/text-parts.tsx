import { Fragment, type ReactNode } from 'react';
import { Text } from 'react-email';
import type { ShopSettings } from '#domain/shop-settings/shop-settings';
import { breakable } from '#domain/words/breakable';
import { mailStyles } from './mail-styles';

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

/** An e-mail or web address, which may break where a person would break it. */
export function Breakable({ children }: { children: string }) {
  const [start, ...rest] = breakable(children);
  return rest.reduce<ReactNode>(
    (before, piece) => (
      <>
        {before}
        <wbr />
        {piece}
      </>
    ),
    start,
  );
}

/** The shop's address and opening hours. */
export function ShopPlace({ shop }: { shop: ShopSettings }) {
  return (
    <Text style={mailStyles.block}>
      <Lines text={`${shop.address}\n${shop.openingHours}`} />
    </Text>
  );
}
