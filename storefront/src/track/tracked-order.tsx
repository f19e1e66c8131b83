import type { QueryKey } from '@tanstack/react-query';
import { Printer, RotateCcw } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import type { TrackView } from '#domain/orders/track-contract';
import { trackedToken } from '#domain/pages/pages';
import { loadable } from '../first-paint/loadable';
import { Comparison } from '../photos/comparison';
import { PhotoTiles } from '../photos/photo-tiles';
import { Receipt } from '../receipt/receipt';
import { Halves } from '../ui/arrange';
import { Button, ButtonLink } from '../ui/button';
import { Container } from '../ui/layout';
import { Paper } from '../ui/paper';
import { media, notPrinted, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { History } from './history';
import { Messages } from './messages';
import { repeatOrderLink } from './repeat-order';
import { ShopPlace } from './shop-place';
import { TrackHero } from './track-hero';
import { TrackPart } from './track-part';
import * as texts from './track-texts';
import { WorkTicket } from './work-ticket';

// Loaded separately, because most order pages don't ask.
const ReviewPart = loadable(async () => (await import('./review-part')).ReviewPart);
const MayShow = loadable(async () => (await import('./may-show')).MayShow);
const TextsPart = loadable(async () => (await import('./texts-part')).TextsPart);

const Compared = styled.div`
  ${media.desktop} {
    max-width: 680px;
  }
`;

function WorkPhotos({ view: { number, beforeImages, afterImages } }: { view: TrackView }) {
  const [before] = beforeImages;
  const [after] = afterImages;
  if (!before && !after) return null;
  return (
    <TrackPart id="photos-heading" title={after ? uiTexts.beforeAndAfter : texts.beforeTheWork} $gap={3}>
      {before && after && (
        <Compared>
          <Comparison
            before={{ src: before, alt: texts.gloveBeforeWork }}
            after={{ src: after, alt: texts.gloveAfterWork }}
          />
        </Compared>
      )}
      <Halves $gap="16px 32px" $align="start" $from="tablet">
        <PhotoTiles name="before" title={uiTexts.before} number={number} photos={beforeImages} />
        <PhotoTiles name="after" title={uiTexts.after} number={number} photos={afterImages} />
      </Halves>
    </TrackPart>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > * {
    flex: 1;
    white-space: nowrap;
  }
`;

function OrderActions({ view: { items, status } }: { view: TrackView }) {
  return (
    <Row>
      {/* The top of the page shows it if the order is canceled. */}
      {status !== 'canceled' && (
        <ButtonLink {...repeatOrderLink(items)} variant="secondary">
          <RotateCcw size={20} />
          {texts.orderAgain}
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer size={20} />
        {uiTexts.print}
      </Button>
    </Row>
  );
}

const Screen = styled.div`
  ${notPrinted}
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[6]} ${space[12]};
  ${media.phone} {
    padding-bottom: ${space[8]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
    grid-auto-rows: auto;
    gap: ${space[8]};
  }
`;

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
  ${media.desktop} {
    grid-column: 2;
    grid-row: 1 / span 4;
  }
`;

interface TrackedOrderProps {
  view: TrackView;
  orderQueryKey: QueryKey;
  before?: ReactNode;
}

export function TrackedOrder({ view, orderQueryKey, before }: TrackedOrderProps) {
  const token = trackedToken(view.path);
  return (
    <>
      <Screen>
        <TrackHero view={view} orderQueryKey={orderQueryKey} before={before} />
        <Columns>
          <WorkPhotos view={view} />
          {view.mayShow !== undefined && (
            <Suspense fallback={null}>
              <MayShow view={view} orderQueryKey={orderQueryKey} />
            </Suspense>
          )}
          <Aside>
            <WorkTicket view={view} />
            <OrderActions view={view} />
            <ShopPlace shop={view.shop} />
            {view.texts && token !== null && (
              <Suspense fallback={null}>
                <TextsPart shown={view.texts} token={token} orderQueryKey={orderQueryKey} />
              </Suspense>
            )}
          </Aside>
          {view.review && (
            <Suspense fallback={null}>
              <ReviewPart review={view.review} path={view.path} orderQueryKey={orderQueryKey} />
            </Suspense>
          )}
          <Messages view={view} orderQueryKey={orderQueryKey} />
          <History events={view.events} />
        </Columns>
      </Screen>
      <Paper>
        <Receipt view={view} />
      </Paper>
    </>
  );
}
