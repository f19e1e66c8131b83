import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { serviceName } from '#domain/shipments/service-names';
import type { ShipmentDirection } from '#domain/shipments/shipment';
import type { ShipmentAnswer, ShipmentRate } from '#domain/shipments/shipment-contract';
import { formatDollars } from '#domain/wire/money';
import { useSendInstructions } from '../../api/admin-order-changes';
import { type ChosenPackage, shipmentQueries, useBuyLabel } from '../../api/shipments';
import { useNotices } from '../../notices/use-notices';
import { Button } from '../../ui/button';
import { ChoiceCards } from '../../ui/choice-cards';
import { FormDialog } from '../../ui/form-dialog';
import { fieldsOf } from '../../ui/form-fields';
import * as uiTexts from '../../ui/ui-texts';
import { Loaded } from '../parts/loaded';
import { LoadingDialog } from '../parts/loading-dialog';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './labels-texts';
import { OTHER_SIZE, PackageChoice } from './package-choice';
import { BLANK_PARCEL, parcelForm } from './parcel-form';

interface LabelDialogProps {
  order: OrderView;
  direction: ShipmentDirection;
  /** Ships with a tracking number instead of a label. */
  onType?: () => void;
  onClose: () => void;
}

/** Shows the carriers' prices and buys a label with one click (rules 27.1 to 27.6). */
export function LabelDialog({ order, direction, onType, onClose }: LabelDialogProps) {
  const rates = useQuery(shipmentQueries.rates([order.id], direction));
  const title = texts.buyLabelFor(orderNumber(order.id));
  const offer = rates.data?.[0]?.offer;
  if (offer) return <BuyForm {...{ order, direction, offer, title, onType, onClose }} />;
  return (
    <LoadingDialog
      query={rates}
      loading={sharedTexts.askingCarriers}
      failed={sharedTexts.ratesDidntLoad}
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
    />
  );
}

interface BuyFormProps extends LabelDialogProps {
  offer: ShipmentAnswer;
  title: string;
}

const DEFAULT_SIZE = '0';

function BuyForm({ order, direction, offer: first, title, onType, onClose }: BuyFormProps) {
  const { attempt } = useNotices();
  const buy = useBuyLabel();
  const instruct = useSendInstructions();
  const form = useForm({ resolver: zodResolver(parcelForm), defaultValues: BLANK_PARCEL });
  const [size, setSize] = useState(DEFAULT_SIZE);
  /** Null while the owner is entering another size. */
  const [chosen, setChosen] = useState<ChosenPackage | null>({});
  const rates = useQuery(shipmentQueries.rates([order.id], direction, chosen ?? {}));
  const [rateId, setRateId] = useState('');
  const offer = chosen ? (rates.data?.[0]?.offer ?? null) : null;
  const rate = offer?.rates.find(({ id }) => id === rateId) ?? offer?.rates[0];

  function chooseSize(next: string): void {
    setSize(next);
    if (next === OTHER_SIZE) setChosen(null);
    else setChosen(next === DEFAULT_SIZE ? {} : { parcelId: first.packageSizes[Number(next)]?.name });
  }

  async function submit(): Promise<void> {
    if (!chosen) return form.handleSubmit((parcel) => setChosen({ parcel }))();
    if (!offer || !rate) return;
    // The window is opened during the click, because browsers block windows that open later.
    const tab = direction === 'to_customer' ? window.open('', '_blank') : null;
    const purchase = { orderId: order.id, shipmentId: offer.id, rateId: rate.id };
    const isBought = await attempt(
      async () => {
        const { labelUrl } = await buy.mutateAsync(purchase);
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
      submit={chosen ? (rate ? texts.buyFor(formatDollars(rate.amount)) : texts.buyLabel) : texts.showPrices}
      busyText={sharedTexts.buying}
      ready={!chosen || rate !== undefined}
      dirty={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <PackageChoice
        sizes={first.packageSizes}
        size={size}
        field={fieldsOf(form)}
        onSize={chooseSize}
        onType={() => setChosen(null)}
      />
      {chosen ? (
        <Loaded query={rates} loading={sharedTexts.askingCarriers} failed={sharedTexts.ratesDidntLoad}>
          {() =>
            rate && offer ? <RateChoice {...{ offer, rate }} onRate={setRateId} /> : <p>{texts.noRates}</p>
          }
        </Loaded>
      ) : (
        <p>{texts.typeSize}</p>
      )}
      {onType && (
        <div>
          <Button variant="secondary" onClick={onType}>
            {texts.typeNumber}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

interface RateChoiceProps {
  offer: ShipmentAnswer;
  rate: ShipmentRate;
  onRate: (id: string) => void;
}

const RateChoice = ({ offer, rate, onRate }: RateChoiceProps) => (
  <ChoiceCards
    legend={uiTexts.service}
    value={rate.id}
    onValueChange={onRate}
    options={offer.rates.map((each) => ({
      value: each.id,
      label: serviceName(each),
      description: [formatDollars(each.amount), texts.days(each.days)].filter(Boolean).join(' · '),
    }))}
  />
);
