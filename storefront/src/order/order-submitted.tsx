import type { DeliveryMethod } from '#domain/orders/delivery';
import { formatReadyEstimate, type ReadyEstimate } from '#domain/orders/ready-by';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../addresses/paths';
import { ReadyDate } from '../api/ready-date';
import { useShopFacts } from '../api/shop-facts';
import { ButtonLink } from '../ui/button';
import { Lines } from '../ui/layout';
import { NumberedSteps } from '../ui/numbered-steps';
import { forgetDraft } from './kept-draft';
import type { PlacedOrder } from './order-draft';
import { Due, Slip } from './slip';
import { PartHeading } from './wizard-layout';

interface OrderSubmittedProps {
  placed: PlacedOrder;
  customerEmail: string;
  estimate: ReadyEstimate;
}

/** The order is in, and nothing is to be paid here. */
export function OrderSubmitted({ placed, customerEmail, estimate }: OrderSubmittedProps) {
  const { address, openingHours } = useShopFacts();
  return (
    <Slip
      title="Order Submitted"
      orderId={placed.orderId}
      actions={
        <>
          {placed.trackPath && <ButtonLink to={placed.trackPath}>Track your order</ButtonLink>}
          <ButtonLink
            variant={placed.trackPath ? 'secondary' : 'primary'}
            to={paths.home.href()}
            onClick={forgetDraft}
          >
            Return to Home
          </ButtonLink>
        </>
      }
    >
      {placed.total === 0 ? (
        <Due>
          <span>Nothing is due</span>
          <span>{formatDollars(0)}</span>
        </Due>
      ) : (
        <Due>
          <span>Total due</span>
          <span>{formatDollars(placed.total)}</span>
        </Due>
      )}
      <PartHeading>What happens next</PartHeading>
      <NumberedSteps>
        <li>A confirmation is on its way to {customerEmail}.</li>
        {nextSteps(placed.deliveryMethod, placed.total).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>
          Your glove is ready about {formatReadyEstimate(estimate)} after it arrives.{' '}
          <ReadyDate estimate={estimate} />
        </li>
      </NumberedSteps>
      {placed.deliveryMethod === 'dropoff' && (
        <>
          <PartHeading>Where and when</PartHeading>
          <Lines>{address}</Lines>
          <Lines>{openingHours}</Lines>
        </>
      )}
    </Slip>
  );
}

function nextSteps(deliveryMethod: DeliveryMethod, total: number): string[] {
  if (deliveryMethod === 'ship') {
    return [
      'Shipping instructions follow by e-mail within up to 24 hours.',
      'Pack your glove well and mail it to us.',
    ];
  }
  return [
    'Bring your glove to the shop and tell us the order number.',
    ...(total === 0 ? [] : ['You pay in person. Nothing is charged online.']),
  ];
}
