import { Printer, RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import type { TrackView } from '#domain/orders/track-contract';
import { Button, ButtonLink } from '../ui/button';
import { againLink } from './order-again';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > * {
    flex: 1;
    white-space: nowrap;
  }
`;

/** What else can be done with an order. */
export function OrderActions({ view: { items, status } }: { view: TrackView }) {
  return (
    <Row>
      {/* A canceled one is ordered again from the top of the page. */}
      {status !== 'canceled' && (
        <ButtonLink {...againLink(items)} variant="secondary">
          <RotateCcw size={20} strokeWidth={2} aria-hidden />
          Order again
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer size={20} strokeWidth={2} aria-hidden />
        Print
      </Button>
    </Row>
  );
}
