import { orderNumber } from '#domain/orders/order-number';
import { packingSteps } from '#domain/orders/packing-steps';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../addresses/paths';
import { Breakable } from '../api/breakable';
import { useShopFacts } from '../api/shop-facts';
import type { TicketFacts } from '../payment/ticket-facts';
import { ButtonLink } from '../ui/button';
import { Lines } from '../ui/layout';
import { NumberedSteps } from '../ui/numbered-steps';
import { forgetDraft } from './kept-draft';
import type { PlacedOrder } from './order-draft';
import { Due, Slip } from './slip';
import { PartHeading } from './wizard-layout';

/** The order is placed, with nothing to pay here. */
export function OrderSubmitted({ placed, customerEmail }: { placed: PlacedOrder; customerEmail: string }) {
  const { address, openingHours, packingSteps: packing } = useShopFacts();
  const { orderId, ticket, trackPath } = placed;
  const { estimate, deliveryMethod } = ticket;
  const { total } = ticket.totals;
  return (
    <Slip
      title="Order Submitted"
      orderId={orderId}
      ticket={ticket}
      ticketOnPhone
      actions={
        <>
          {trackPath && <ButtonLink to={trackPath}>Track your order</ButtonLink>}
          <ButtonLink
            variant={trackPath ? 'secondary' : 'primary'}
            to={paths.home.href()}
            onClick={forgetDraft}
          >
            Return to Home
          </ButtonLink>
        </>
      }
    >
      <Due>
        <span>{total === 0 ? 'Nothing is due' : 'Total due'}</span>
        <span>{formatDollars(total)}</span>
      </Due>
      <PartHeading>What happens next</PartHeading>
      <NumberedSteps>
        <li>
          We're sending a confirmation to <Breakable>{customerEmail}</Breakable>.
        </li>
        {nextSteps(ticket).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>Your glove is ready about {formatReadyEstimate(estimate)} after it gets here.</li>
      </NumberedSteps>
      {deliveryMethod === 'dropoff' ? (
        <>
          <PartHeading>Where and when</PartHeading>
          <Lines>{address}</Lines>
          <Lines>{openingHours}</Lines>
        </>
      ) : (
        <>
          <PartHeading>How to pack it</PartHeading>
          <NumberedSteps>
            {packingSteps(packing, orderNumber(orderId)).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </NumberedSteps>
        </>
      )}
    </Slip>
  );
}

function nextSteps({ deliveryMethod, totals: { total } }: TicketFacts): string[] {
  if (deliveryMethod === 'ship') {
    return [
      "We'll email you shipping instructions within 24 hours.",
      'Pack your glove well and mail it to us.',
    ];
  }
  return [
    'Bring your glove to the shop and give us the order number.',
    ...(total === 0 ? [] : ["You'll pay in person. We won't charge anything online."]),
  ];
}
