import { useQuery } from '@tanstack/react-query';
import { CircleX, Tag } from 'lucide-react';
import { useState } from 'react';
import type { OrderView } from '#domain/orders/order-view';
import { serviceName } from '#domain/shipments/service-names';
import { SHIPMENT_DIRECTION_LABEL, SHIPMENT_STATE_LABEL } from '#domain/shipments/shipment';
import type { SeenShipment } from '#domain/shipments/shipment-contract';
import { formatDollars } from '#domain/wire/money';
import { useMay } from '../../api/person';
import { shipmentQueries, useVoidLabel } from '../../api/shipments';
import { Cluster, Muted, StackList, Text } from '../../ui/arrange';
import { OutsideLink } from '../../ui/outside-link';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { AskingButton } from '../parts/asking-button';
import { Part } from '../parts/dialog-part';
import { Loaded } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import { LabelDialog } from './label-dialog';
import * as texts from './labels-texts';

/** An order's labels, and a button that buys a label to the shop while the glove hasn't arrived (rule 27.6). */
export function LabelsPart({ order }: { order: OrderView }) {
  const may = useMay();
  const labels = useQuery(shipmentQueries.of(order.id));
  const [isBuying, setIsBuying] = useState(false);
  const isAwaited = order.status === 'not_received' && order.deliveryMethod === 'ship';
  const bought = (labels.data ?? []).filter(({ state }) => state !== 'offered');
  const hasInbound = bought.some(({ direction, state }) => direction === 'to_shop' && state === 'bought');
  const canBuy = isAwaited && !hasInbound && may('POST /api/orders/:id/shipments/:shipmentId/buy');
  if (labels.data && bought.length === 0 && !canBuy) return null;
  return (
    <Part title={sharedTexts.labels}>
      <Loaded query={labels} loading={texts.loadingLabels} failed={texts.labelsDidntLoad}>
        {() => (
          <StackList>
            {bought.map((label) => (
              <LabelRow key={label.id} orderId={order.id} label={label} />
            ))}
          </StackList>
        )}
      </Loaded>
      {canBuy && (
        <ActionButton icon={Tag} aria-haspopup="dialog" onClick={() => setIsBuying(true)}>
          {texts.sendLabel}
        </ActionButton>
      )}
      {isBuying && <LabelDialog order={order} direction="to_shop" onClose={() => setIsBuying(false)} />}
    </Part>
  );
}

function LabelRow({ orderId, label }: { orderId: string; label: SeenShipment }) {
  const may = useMay();
  const voiding = useVoidLabel();
  const { id, direction, state, carrier, service, amount, labelUrl, trackingNumber } = label;
  const price = amount === null || amount === undefined ? null : formatDollars(amount);
  return (
    <li>
      <Text $strong>{SHIPMENT_DIRECTION_LABEL[direction]}</Text>
      <Muted $size="small">
        {[SHIPMENT_STATE_LABEL[state], carrier && serviceName({ carrier, service: service ?? '' }), price]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
      {trackingNumber && <Muted $size="small">{trackingNumber}</Muted>}
      <Cluster $align="center" $gap={2}>
        {labelUrl && <OutsideLink href={labelUrl}>{uiTexts.printLabel}</OutsideLink>}
        {state === 'bought' && may('POST /api/orders/:id/shipments/:shipmentId/void') && (
          <AskingButton
            icon={CircleX}
            size="sm"
            aria-haspopup="dialog"
            asks={{
              title: texts.voidQuestion,
              action: texts.voidLabel,
              busyText: texts.voiding,
              act: () => voiding.mutateAsync({ orderId, id }),
              done: texts.labelVoided,
              failed: texts.voidFailed,
              quotes: true,
              children: <p>{texts.voidConsequence}</p>,
            }}
          >
            {texts.voidLabel}
          </AskingButton>
        )}
      </Cluster>
    </li>
  );
}
