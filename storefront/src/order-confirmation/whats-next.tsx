import { Clock, type LucideIcon, Package, PackageOpen, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { DeliveryMethod } from '#domain/orders/delivery';
import { orderNumber } from '#domain/orders/order-number';
import { packingSteps } from '#domain/orders/packing-steps';
import { formatReadyEstimate, RESTOCK_DAYS } from '#domain/orders/ready-by';
import { formatDollars } from '#domain/wire/money';
import { formatDays } from '#domain/words/shop-words';
import { useShopFacts } from '../api/shop-facts';
import type { PaidOrder } from '../payment/paid-order';
import { Grid, Text } from '../ui/arrange';
import { Lines } from '../ui/layout';
import { NumberedSteps } from '../ui/numbered-steps';
import { color, font, space } from '../ui/tokens';

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

/** Next steps for an order this tab paid. */
export function NextOfPaidOrder({ orderId, ticket }: PaidOrder) {
  const { deliveryMethod, estimate, totals } = ticket;
  return (
    <>
      <Text $numeric>Your payment of {formatDollars(totals.total)} is in. You're all paid up.</Text>
      {deliveryMethod && <DeliveryNext orderId={orderId} deliveryMethod={deliveryMethod} />}
      <p>Your glove is ready about {formatReadyEstimate(estimate)} after it gets here.</p>
    </>
  );
}

interface KnownDelivery {
  orderId: string;
  deliveryMethod: DeliveryMethod;
}

/** Next steps if only the delivery method is known. */
export function NextOfKnownOrder(known: KnownDelivery) {
  return (
    <>
      <DeliveryNext {...known} />
      <ReadyInGeneral />
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
            name="Ship your glove"
            Icon={Package}
            steps={[
              "We'll email you shipping instructions within 24 hours.",
              `Write the order number ${number} on the package and mail it to us.`,
              "We'll email you when it's here.",
            ]}
          />
          <NextStep
            name="How to pack it"
            Icon={PackageOpen}
            steps={packingSteps(shop.packingSteps, number)}
          />
        </>
      ) : (
        <>
          <NextStep name="Bring your glove" Icon={Store}>
            <Lines>{shop.address}</Lines>
            <p>Give us the order number {number} at the counter.</p>
          </NextStep>
          <NextStep name="When we are open" Icon={Clock}>
            <Lines>{shop.openingHours}</Lines>
          </NextStep>
        </>
      )}
    </Grid>
  );
}

/** Next steps for both delivery methods. */
export function NextOfAnyOrder() {
  const shop = useShopFacts();
  return (
    <>
      <Grid $min={300} $gap="24px 40px">
        <NextStep
          name="If you ship your glove"
          Icon={Package}
          steps={[
            "We'll email you shipping instructions within 24 hours.",
            'Pack your glove well and mail it to us.',
            "We'll start when it arrives.",
          ]}
        />
        <NextStep
          name="If you drop it off"
          Icon={Store}
          steps={[
            'Bring your glove to the shop.',
            'Give us your order number.',
            "We'll start once it's on the bench.",
          ]}
        >
          <Lines>{shop.address}</Lines>
          <Lines>{shop.openingHours}</Lines>
        </NextStep>
      </Grid>
      <ReadyInGeneral />
    </>
  );
}

function ReadyInGeneral() {
  const { turnaroundDays } = useShopFacts();
  return (
    <p>
      Your glove is ready about {formatDays(turnaroundDays)} after it gets here. A lace color that's low in
      stock adds {RESTOCK_DAYS.min} to {RESTOCK_DAYS.max} days.
    </p>
  );
}
