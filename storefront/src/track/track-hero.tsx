import type { QueryKey } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StepKey } from '#domain/orders/status-table';
import type { TrackView } from '#domain/orders/track-contract';
import { type TrackAction, trackNow } from '#domain/orders/track-now';
import { trackStatus } from '#domain/orders/track-status';
import { formatDollars } from '#domain/wire/money';
import { WholeDates } from '../api/whole-dates';
import { Heading, Text } from '../ui/arrange';
import { ButtonLink } from '../ui/button';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { StepPicture } from '../ui/drawings/step-picture';
import { Container, Lines, Stack } from '../ui/layout';
import { Stamp } from '../ui/stamp';
import { color, media, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import { ExtraWorkNow } from './extra-work-now';
import { LaceSteps } from './lace-steps';
import { repeatOrderLink } from './repeat-order';
import * as texts from './track-texts';

const Root = styled.section`
  background-color: ${color.surface};
  background-image: var(--grain);
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[2]} ${space[3]};
  ${media.tablet} {
    padding-block: ${space[5]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: ${space[5]} ${space[8]};
    align-items: center;
    padding-block: ${space[6]} ${space[5]};
  }
`;

const OrderStamp = styled(Stamp)`
  margin-block: 2px 4px;
  font-size: clamp(1.5rem, 1.25rem + 1.4vw, 2.375rem);
  rotate: -2deg;
`;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding-left: 14px;
  border-left: 3px solid ${color.accent};
  color: ${color.muted};
  line-height: 1.4;
`;

const Picture = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
    svg {
      width: 100%;
      height: auto;
    }
  }
`;

const Way = styled.div`
  min-width: 0;
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

interface TrackHeroProps {
  view: TrackView;
  orderQueryKey: QueryKey;
  before: ReactNode;
}

/** The first screen: the order's number, when it's ready, what to do now, and its progress. */
export function TrackHero({ view, orderQueryKey, before }: TrackHeroProps) {
  const { headline, todo, action } = trackNow(view);
  return (
    <Root>
      <Columns>
        <Stack $justify="start">
          {before}
          <OrderStamp>
            <VisuallyHidden>{uiTexts.orderNumber} </VisuallyHidden>
            {view.number}
          </OrderStamp>
          <Heading as="h1" $size="clamp(2.25rem, 1.5rem + 3.3vw, 4.25rem)">
            <WholeDates>{headline}</WholeDates>
          </Heading>
          <Text $size="lead" $max="52ch" $leading={1.45} $breaks>
            <WholeDates>{todo}</WholeDates>
          </Text>
          {action && <Action action={action} view={view} />}
          <ExtraWorkNow view={view} orderQueryKey={orderQueryKey} />
        </Stack>
        <Picture>
          <Drawing view={view} />
        </Picture>
        <Way>
          <LaceSteps view={view} />
        </Way>
      </Columns>
    </Root>
  );
}

function Action({ action, view }: { action: TrackAction; view: TrackView }) {
  switch (action) {
    case 'pay':
      return view.payPath === null ? null : (
        <ButtonLink to={view.payPath} size="lg">
          {texts.payAmount(formatDollars(view.amountDue))}
        </ButtonLink>
      );
    case 'parcel':
      return view.trackingUrl === null ? null : (
        <ButtonLink to={view.trackingUrl} target="_blank" rel="noreferrer" size="lg">
          {texts.trackThePackage}
          <VisuallyHidden> {uiTexts.opensInNewTab}</VisuallyHidden>
          <ExternalLink size={20} />
        </ButtonLink>
      );
    case 'shop':
      return (
        <Place>
          <Lines>{view.shop.address}</Lines>
          {view.deliveryMethod === 'ship' ? null : <Lines>{view.shop.openingHours}</Lines>}
        </Place>
      );
    case 'again':
      return (
        <ButtonLink {...repeatOrderLink(view.items)} size="lg">
          {texts.orderAgain}
        </ButtonLink>
      );
  }
}

const SCENES = {
  ordered: 'ship-or-drop-off',
  paid: 'ship-or-drop-off',
  received: 'expert-repair',
  bench: 'expert-repair',
  finished: 'receive-glove',
  delivered: 'receive-glove',
  canceled: null,
} as const satisfies Record<StepKey, string | null>;

function Drawing({ view: { status, deliveryMethod } }: { view: TrackView }) {
  const scene = SCENES[trackStatus(status, deliveryMethod)?.step ?? 'ordered'];
  return scene ? <StepPicture step={scene} /> : <EmptyHook />;
}
