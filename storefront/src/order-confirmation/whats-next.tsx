import { Clock, type LucideIcon, Package, PackageOpen, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { DeliveryMethod } from '#domain/orders/delivery';
import { orderNumber } from '#domain/orders/order-number';
import { packingSteps } from '#domain/orders/packing-steps';
import { formatReadyEstimate, RESTOCK_DAYS } from '#domain/orders/ready-by';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import { formatDays } from '#domain/words/shop-words';
import { useShopFacts } from '../api/shop-facts';
import { WholeDates } from '../api/whole-dates';
import type { PaidOrder } from '../payment/paid-order';
import { Grid, Text } from '../ui/arrange';
import { Lines } from '../ui/layout';
import { NumberedSteps } from '../ui/numbered-steps';
import { color, font, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './order-confirmation-texts';

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  h3 {
    display: flex;
    gap: 10px;
    align-items: center;
    font-size: ${font.h4};
  }
  h3 svg {
    color: ${color.accent};
  }
`;

interface NextStepProps {
  name: string;
  Icon: LucideIcon;
  steps?: readonly string[];
  children?: ReactNode;
}

function NextStep({ name, Icon, steps, children }: NextStepProps) {
  return (
    <Root>
      <h3>
        <Icon size={26} strokeWidth={1.75} aria-hidden />
        {name}
      </h3>
      {steps && (
        <NumberedSteps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </NumberedSteps>
      )}
      {children}
    </Root>
  );
}

export function NextStepsForPaidOrder({ orderId, ticket }: PaidOrder) {
  const { deliveryMethod, estimate, readyBy, totals } = ticket;
  return (
    <>
      <Text $numeric>{texts.paymentIsIn(formatDollars(totals.total))}</Text>
      {deliveryMethod && <DeliveryNext orderId={orderId} deliveryMethod={deliveryMethod} />}
      <p>
        {readyBy ? (
          <WholeDates>{uiTexts.gloveIsReadyAround(formatReadyBy(readyBy))}</WholeDates>
        ) : (
          uiTexts.gloveIsReadyAbout(formatReadyEstimate(estimate))
        )}
      </p>
    </>
  );
}

interface KnownDelivery {
  orderId: string;
  deliveryMethod: DeliveryMethod;
}

/** Next steps if only the delivery method is known. */
export function NextStepsForDelivery(delivery: KnownDelivery) {
  return (
    <>
      <DeliveryNext {...delivery} />
      <GeneralReadyDate />
    </>
  );
}

function DeliveryNext({ orderId, deliveryMethod }: KnownDelivery) {
  const number = orderNumber(orderId);
  const shop = useShopFacts();
  return (
    <Grid $min={300} $gap="24px 40px">
      {deliveryMethod === 'ship' ? (
        <>
          <NextStep
            name={texts.shipYourGlove}
            Icon={Package}
            steps={[
              uiTexts.emailYouShippingInstructions,
              texts.writeOrderNumber(number),
              texts.emailYouWhenHere,
            ]}
          />
          <NextStep
            name={uiTexts.howToPackIt}
            Icon={PackageOpen}
            steps={packingSteps(shop.packingSteps, number)}
          />
        </>
      ) : (
        <>
          <NextStep name={texts.bringYourGlove} Icon={Store}>
            <Lines>{shop.address}</Lines>
            <p>{texts.giveUsTheNumber(number)}</p>
          </NextStep>
          <NextStep name={texts.ourHours} Icon={Clock}>
            <Lines>{shop.openingHours}</Lines>
          </NextStep>
        </>
      )}
    </Grid>
  );
}

export function GeneralNextSteps() {
  const shop = useShopFacts();
  return (
    <>
      <Grid $min={300} $gap="24px 40px">
        <NextStep
          name={texts.ifYouShipGlove}
          Icon={Package}
          steps={[uiTexts.emailYouShippingInstructions, uiTexts.packGloveWell, texts.startWhenItArrives]}
        />
        <NextStep
          name={texts.ifYouDropItOff}
          Icon={Store}
          steps={[texts.bringGloveToShop, texts.giveUsOrderNumber, texts.startOnceOnBench]}
        >
          <Lines>{shop.address}</Lines>
          <Lines>{shop.openingHours}</Lines>
        </NextStep>
      </Grid>
      <GeneralReadyDate />
    </>
  );
}

function GeneralReadyDate() {
  const { turnaroundDays } = useShopFacts();
  return <p>{texts.readyAfterWithLace(formatDays(turnaroundDays), RESTOCK_DAYS.min, RESTOCK_DAYS.max)}</p>;
}
