import { Mail } from 'lucide-react';
import { DELIVERY_LABEL, type DeliveryMethod } from '#domain/orders/delivery';
import { packageLine } from '#domain/orders/order-package';
import type { OrderView } from '#domain/orders/order-view';
import { entryOf, labelOf } from '#domain/words/label-of';
import { useSendInstructions } from '../../api/admin-order-changes';
import { useMay } from '../../api/person';
import { WholeDates } from '../../api/whole-dates';
import { useNotices } from '../../notices/use-notices';
import { TrackingNumber } from '../../postal/tracking-number';
import { Facts } from '../../ui/facts';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { Part } from '../parts/dialog-part';
import * as texts from './order-dialogs-texts';

/** The instructions email of each delivery method (rule 7.11). */
const INSTRUCTIONS = {
  ship: {
    method: 'ship',
    call: 'POST /api/orders/:id/send-shipping-instructions',
    label: texts.sendShippingInstructions,
    outcome: {
      done: texts.shippingInstructionsSent,
      failed: texts.shippingInstructionsFailed,
      quotes: true,
    },
  },
  dropoff: {
    method: 'dropoff',
    call: 'POST /api/orders/:id/send-dropoff-instructions',
    label: texts.sendDropOffInstructions,
    outcome: { done: texts.dropoffInstructionsSent, failed: texts.dropoffInstructionsFailed },
  },
} as const satisfies Record<DeliveryMethod, object>;

/** How the glove gets here and back, and a button that emails the customer instructions. */
export function DeliveryPart({ order }: { order: OrderView }) {
  const may = useMay();
  const { attempt } = useNotices();
  const { mutateAsync, isPending } = useSendInstructions();
  const { deliveryMethod, trackingNumber } = order;
  const instructions = entryOf(INSTRUCTIONS, deliveryMethod);
  const tracking = trackingNumber ? <TrackingNumber trackingNumber={trackingNumber} /> : uiTexts.noneYet;
  return (
    <Part title={uiTexts.delivery}>
      <Facts
        facts={[
          [texts.deliveryMethod, labelOf(DELIVERY_LABEL, deliveryMethod)],
          [texts.shippingAddress, order.shippingAddress],
          [uiTexts.trackingNumber, tracking],
          [uiTexts.parcel, order.package && <WholeDates>{packageLine(order.package)}</WholeDates>],
        ]}
      />
      {instructions && may(instructions.call) && (
        <ActionButton
          icon={Mail}
          busy={isPending}
          busyText={uiTexts.sending}
          onClick={() => {
            const { method, outcome } = instructions;
            void attempt(() => mutateAsync({ orderId: order.id, method }), outcome);
          }}
        >
          {instructions.label}
        </ActionButton>
      )}
    </Part>
  );
}
