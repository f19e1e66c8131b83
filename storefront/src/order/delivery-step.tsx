import { CreditCard, HandCoins, Package, Store } from 'lucide-react';
import { Suspense } from 'react';
import { DELIVERY_LABEL, DELIVERY_METHODS } from '#domain/orders/delivery';
import { PAYMENT_METHODS } from '#domain/orders/order-status';
import { formatDollars } from '#domain/wire/money';
import { useShopFacts } from '../api/shop-facts';
import { loadable } from '../first-paint/loadable';
import { Alert } from '../ui/alert';
import { Columns, Muted } from '../ui/arrange';
import { ChoiceCards } from '../ui/choice-cards';
import { ErrorBoundary } from '../ui/error-boundary';
import { Lines } from '../ui/layout';
import { media } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { AddressFields } from './address-fields';
import { useBenchDates } from './bench-dates';
import { withDelivery } from './draft-changes';
import { usePostal } from './late-postal';
import { canPayOnline, canShip, hasNothingToPay } from './online-choices';
import { useMessage } from './order-fields';
import * as texts from './order-texts';
import { useOrder } from './use-order-form';
import { Fields, Sheet, StepHeading } from './wizard-layout';

const ICON = { size: 28, strokeWidth: 1.75 };

const deliveryOptions = (shippingFee: number) => [
  {
    value: 'ship',
    label: DELIVERY_LABEL.ship,
    description: texts.mailUsGlove(formatDollars(shippingFee)),
    icon: <Package {...ICON} />,
  },
  {
    value: 'dropoff',
    label: DELIVERY_LABEL.dropoff,
    description: texts.bringAndPickUp,
    icon: <Store {...ICON} />,
  },
];

const PAYMENT_OPTIONS = [
  { value: 'paypal', label: texts.payOnline, description: texts.inUsDollars, icon: <CreditCard {...ICON} /> },
  {
    value: 'pay_in_person',
    label: texts.payInPerson,
    description: texts.atTheShop,
    icon: <HandCoins {...ICON} />,
  },
];

const RushChoice = loadable(async () => (await import('./rush-choice')).RushChoice);

export function DeliveryStep({ busy }: { busy: boolean }) {
  const { order, offers, change } = useOrder();
  const { draft } = order();
  const [deliveryMessage, paymentMessage] = [useMessage('deliveryMethod'), useMessage('paymentMethod')];
  const { deliveryMethod, paymentMethod } = draft.fields;
  const { address, openingHours, shippingFee } = useShopFacts();
  const ships = canShip(draft, offers);
  const paysOnline = canPayOnline(draft, offers);
  const isFree = hasNothingToPay(draft, offers);
  const dates = useBenchDates(draft);
  const postal = usePostal();
  return (
    <Sheet as="fieldset" disabled={busy}>
      <StepHeading>{uiTexts.deliveryMethod}</StepHeading>
      <Fields>
        {!ships && (
          <Alert tone="info" title={texts.dropOffOnly}>
            <p>{texts.onlinePaymentIsntAvailable}</p>
          </Alert>
        )}
        <ChoiceCards
          legend={texts.howWillGloveArrive}
          value={deliveryMethod}
          options={deliveryOptions(shippingFee).filter(({ value }) => value !== 'ship' || ships)}
          error={deliveryMessage}
          onValueChange={(value) => {
            const method = DELIVERY_METHODS.find((option) => option === value);
            if (method) change((before) => withDelivery(before, { deliveryMethod: method }));
          }}
        />
        {deliveryMethod === 'dropoff' && (
          <Columns $of="auto 1fr" $from={media.tablet} $gap="8px 32px">
            <Muted as={Lines}>{address}</Muted>
            <Muted as={Lines}>{openingHours}</Muted>
          </Columns>
        )}
        {isFree && <Alert tone="success">{uiTexts.allPaidUp}</Alert>}
        {deliveryMethod === 'dropoff' && !isFree && (
          <ChoiceCards
            legend={texts.paymentMethod}
            value={paymentMethod}
            options={PAYMENT_OPTIONS.filter(({ value }) => value !== 'paypal' || paysOnline)}
            error={paymentMessage}
            onValueChange={(value) => {
              const method = PAYMENT_METHODS.find((option) => option === value);
              if (method) change((before) => withDelivery(before, { paymentMethod: method }));
            }}
          />
        )}
        {deliveryMethod === 'ship' && ships && <AddressFields postal={postal} />}
        {dates?.rush && (
          <ErrorBoundary contentKey="rush" fallback={null}>
            <Suspense fallback={null}>
              <RushChoice dates={dates} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Fields>
    </Sheet>
  );
}
