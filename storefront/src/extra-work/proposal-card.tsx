import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ExtraWorkView } from '#domain/orders/extra-work-contract';
import { withProposed } from '#domain/orders/extra-work-sums';
import type { TrackView } from '#domain/orders/track-contract';
import { formatDollars } from '#domain/wire/money';
import { PhotoTiles } from '../photos/photo-tiles';
import { Bill, BillRow } from '../ui/bill';
import { Patch } from '../ui/patch';
import { Quoted } from '../ui/quoted';
import { color, media, space } from '../ui/tokens';
import * as texts from './extra-work-texts';

const Root = styled(Patch)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  width: 100%;
  max-width: 720px;
  ${media.phone} {
    padding: 20px ${space[2]};
  }
`;

const NewTotal = styled.p`
  color: ${color.muted};
  strong {
    color: ${color.text};
    font-weight: 600;
  }
`;

interface ProposalCardProps {
  proposal: Pick<ExtraWorkView, 'lines' | 'note' | 'photos' | 'total'>;
  /** Amounts in cents. */
  order: Pick<TrackView, 'number' | 'total' | 'extraTotal' | 'amountPaid'>;
  until: ReactNode;
  children?: ReactNode;
}

/** Extra work as the customer sees it: findings, price, the new total, and the last day to answer. */
export function ProposalCard({ proposal, order, until, children }: ProposalCardProps) {
  const { lines, note, photos, total } = proposal;
  const proposed = withProposed(order, total);
  return (
    <Root>
      <Bill>
        {lines.map(({ description, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and they never move.
          <BillRow key={index}>
            <dt>{description}</dt>
            <dd>{formatDollars(amount)}</dd>
          </BillRow>
        ))}
        <BillRow $isSum>
          <dt>{texts.extraWorkTotal}</dt>
          <dd>{formatDollars(total)}</dd>
        </BillRow>
      </Bill>
      {note !== null && <Quoted>{note}</Quoted>}
      <PhotoTiles name="found" title={texts.whatWeFound} number={order.number} photos={photos} />
      <NewTotal>
        {texts.orderWouldComeTo(
          <strong>{formatDollars(proposed.total)}</strong>,
          <strong>{formatDollars(proposed.due)}</strong>,
          <strong>{until}</strong>,
        )}
      </NewTotal>
      {children}
    </Root>
  );
}
