import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import type { ShipmentDirection } from '#domain/shipments/shipment';
import type { ShipmentAnswer } from '#domain/shipments/shipment-contract';
import { formatDollars } from '#domain/wire/money';
import { useSendInstructions } from '../../api/admin-order-changes';
import { messageOf } from '../../api/client';
import { shipmentQueries, useBuyLabel } from '../../api/shipments';
import { useNotices } from '../../notices/use-notices';
import { Button } from '../../ui/button';
import { ChoiceCards } from '../../ui/choice-cards';
import { Dialog } from '../../ui/dialog';
import { FormDialog } from '../../ui/form-dialog';
import * as uiTexts from '../../ui/ui-texts';
import { Loaded } from '../parts/loaded';
import * as texts from './labels-texts';

interface LabelDialogProps {
  order: OrderView;
  direction: ShipmentDirection;
  /** Ships by hand instead. */
  onType?: () => void;
  onClose: () => void;
}

/** Shows the carriers' prices, and buys one label with one press (rules 27.1 to 27.6). */
export function LabelDialog({ order, direction, onType, onClose }: LabelDialogProps) {
  const rates = useQuery(shipmentQueries.rates([order.id], direction));
  const title = texts.buyLabelFor(orderNumber(order.id));
  const offer = rates.data?.[0]?.offer;
  if (offer && offer.rates.length > 0)
    return <BuyForm {...{ order, direction, offer, title, onType, onClose }} />;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {onType && (
            <Button variant="secondary" onClick={onType}>
              {texts.typeNumber}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {uiTexts.close}
          </Button>
        </>
      }
    >
      <Loaded
        query={rates}
        loading={texts.askingRates}
        failed={texts.ratesDidntLoad}
        words={rates.error ? messageOf(rates.error, texts.ratesDidntLoad) : undefined}
      >
        {() => <p>{texts.noRates}</p>}
      </Loaded>
    </Dialog>
  );
}

interface BuyFormProps extends LabelDialogProps {
  offer: ShipmentAnswer;
  title: string;
}

function BuyForm({ order, direction, offer, title, onType, onClose }: BuyFormProps) {
  const { attempt } = useNotices();
  const buy = useBuyLabel();
  const instruct = useSendInstructions();
  const [rateId, setRateId] = useState(offer.rates[0]?.id ?? '');
  const chosen = offer.rates.find(({ id }) => id === rateId);

  async function submit(): Promise<void> {
    // Opened by the press itself, because browsers block windows that open later.
    const tab = direction === 'to_customer' ? window.open('', '_blank') : null;
    const isBought = await attempt(
      async () => {
        const { labelUrl } = await buy.mutateAsync({ orderId: order.id, shipmentId: offer.id, rateId });
        if (tab) tab.location.href = labelUrl;
        if (direction === 'to_shop') await instruct.mutateAsync({ orderId: order.id, method: 'ship' });
      },
      { done: texts.labelBought, failed: texts.labelFailed, quotes: true, onError: () => tab?.close() },
    );
    if (isBought) onClose();
  }

  return (
    <FormDialog
      title={title}
      description={direction === 'to_customer' ? texts.shipsAndEmails : texts.goesWithInstructions}
      submit={texts.buyFor(formatDollars(chosen?.amount ?? 0))}
      busyText={texts.buying}
      dirty={false}
      note={
        onType && (
          <Button variant="secondary" onClick={onType}>
            {texts.typeNumber}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceCards
        legend={texts.service}
        value={rateId}
        onValueChange={setRateId}
        options={offer.rates.map(({ id, carrier, service, amount, days }) => ({
          value: id,
          label: `${carrier} ${service}`,
          description: [formatDollars(amount), texts.days(days)].filter(Boolean).join(' · '),
        }))}
      />
    </FormDialog>
  );
}
