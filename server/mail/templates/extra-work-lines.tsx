import { Section, Text } from 'react-email';
import { type ExtraWork, extraWorkTotal } from '#domain/orders/extra-work';
import { withProposed } from '#domain/orders/extra-work-sums';
import { formatDollars } from '#domain/wire/money';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { Amount } from './order-parts';
import { PhotoLinks } from './photo-links';
import { Lines } from './text-parts';

interface ExtraWorkLines {
  extraWork: ExtraWork;
  siteUrl: string;
}

/** What is proposed, line by line, with its note and photos. */
export function ExtraWorkLines({ extraWork, siteUrl }: ExtraWorkLines) {
  const { id, lines, note, photos } = extraWork;
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {lines.map(({ description, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail are rendered once and never move.
        <Amount key={`${id} ${place}`} label={description} cents={amount} />
      ))}
      <Amount label="Together" cents={extraWorkTotal(extraWork)} strong />
      {note !== null && (
        <Text style={mailStyles.block}>
          <Lines text={note} />
        </Text>
      )}
      <PhotoLinks photos={photos} siteUrl={siteUrl} />
    </Section>
  );
}

/** What the order would cost with it. */
export function WithExtraWork({ order, extraWork }: { order: MailedOrder; extraWork: ExtraWork }) {
  const { total, due } = withProposed({ ...order, total: order.totals.total }, extraWorkTotal(extraWork));
  return (
    <Text style={mailStyles.text}>
      Your order would then cost {formatDollars(total)}, {formatDollars(due)} of it due.
    </Text>
  );
}
