import { orderNumber } from '#domain/orders/order-number';
import { packingSteps } from '#domain/orders/packing-steps';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../addresses/paths';
import { Breakable } from '../api/breakable';
import { useShopFacts } from '../api/shop-facts';
import { WholeDates } from '../api/whole-dates';
import type { TicketFacts } from '../payment/ticket-facts';
import { ButtonLink } from '../ui/button';
import { Lines } from '../ui/layout';
import { NumberedSteps } from '../ui/numbered-steps';
import * as uiTexts from '../ui/ui-texts';
import type { PlacedOrder } from './order-draft';
import * as texts from './order-texts';
import { Due, Slip } from './slip';
import { deleteDraft } from './stored-draft';
import { PartHeading } from './wizard-layout';

/** Shown when the order is placed and nothing has to be paid here. */
export function OrderSubmitted({ placed, customerEmail }: { placed: PlacedOrder; customerEmail: string }) {
  const { address, openingHours, packingSteps: packing } = useShopFacts();
  const { orderId, ticket, trackPath } = placed;
  const { estimate, readyBy, deliveryMethod } = ticket;
  const { total } = ticket.totals;
  return (
    <Slip
      title={texts.orderSubmitted}
      orderId={orderId}
      ticket={ticket}
      ticketOnPhone
      actions={
        <>
          {trackPath && <ButtonLink to={trackPath}>{uiTexts.trackYourOrder}</ButtonLink>}
          <ButtonLink
            variant={trackPath ? 'secondary' : 'primary'}
            to={paths.home.href()}
            onClick={deleteDraft}
          >
            {texts.returnToHome}
          </ButtonLink>
        </>
      }
    >
      <Due>
        <span>{total === 0 ? texts.nothingIsDue : texts.totalDue}</span>
        <span>{formatDollars(total)}</span>
      </Due>
      <PartHeading>{texts.whatHappensNext}</PartHeading>
      <NumberedSteps>
        <li>{texts.sendingConfirmation(<Breakable>{customerEmail}</Breakable>)}</li>
        {nextSteps(ticket).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>
          {readyBy ? (
            <WholeDates>{uiTexts.gloveIsReadyAround(formatReadyBy(readyBy))}</WholeDates>
          ) : (
            uiTexts.gloveIsReadyAbout(formatReadyEstimate(estimate))
          )}
        </li>
      </NumberedSteps>
      {deliveryMethod === 'dropoff' ? (
        <>
          <PartHeading>{texts.whereAndWhen}</PartHeading>
          <Lines>{address}</Lines>
          <Lines>{openingHours}</Lines>
        </>
      ) : (
        <>
          <PartHeading>{uiTexts.howToPackIt}</PartHeading>
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
    return [uiTexts.emailYouShippingInstructions, uiTexts.packGloveWell];
  }
  return [texts.bringGloveToShop, ...(total === 0 ? [] : [texts.payInPersonHint])];
}
