import { Mail } from 'lucide-react';
import { DELIVERY_LABEL, type DeliveryMethod } from '#domain/orders/delivery';
import type { OrderView } from '#domain/orders/order-view';
import { trackingLink } from '#domain/orders/tracking';
import { labelOf } from '#domain/words/label-of';
import { useSendInstructions } from '../../api/admin-order-changes';
import { messageOf, waitOr } from '../../api/client';
import { useMay } from '../../api/person';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { OutsideLink } from '../../ui/outside-link';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { Part, PartHeading } from './dialog-parts';

/** Which mail goes with a delivery method, and what is said of it (rule 7.11). */
const INSTRUCTIONS = {
  ship: {
    label: 'Send Shipping Instructions',
    sent: ADMIN_TEXTS.shippingInstructionsSent,
    problem: (error: unknown) => messageOf(error, ADMIN_TEXTS.shippingInstructionsFailed),
  },
  dropoff: {
    label: 'Send Drop-off Instructions',
    sent: ADMIN_TEXTS.dropoffInstructionsSent,
    problem: (error: unknown) => waitOr(error, ADMIN_TEXTS.dropoffInstructionsFailed),
  },
} as const satisfies Record<DeliveryMethod, object>;

/** What each mail is called in its call. */
const SENT = { ship: 'shipping', dropoff: 'dropoff' } as const;

const isKnown = (method: string): method is DeliveryMethod => Object.hasOwn(INSTRUCTIONS, method);

/** How the glove travels, and the mail with instructions for the customer. */
export function DeliveryPart({ order }: { order: OrderView }) {
  const may = useMay();
  const { deliveryMethod: method, trackingNumber } = order;
  const tracking = trackingNumber ? <TrackingNumber trackingNumber={trackingNumber} /> : 'None yet';
  return (
    <Part aria-label="Delivery">
      <PartHeading>Delivery</PartHeading>
      <Facts
        facts={[
          ['Delivery method', labelOf(DELIVERY_LABEL, method)],
          ['Shipping address', order.shippingAddress],
          ['Tracking number', tracking],
        ]}
      />
      {isKnown(method) && may(`POST /api/orders/:id/send-${SENT[method]}-instructions`) && (
        <InstructionsButton orderId={order.id} method={method} />
      )}
    </Part>
  );
}

interface InstructionsButtonProps {
  orderId: string;
  method: DeliveryMethod;
}

function InstructionsButton({ orderId, method }: InstructionsButtonProps) {
  const { toast } = useToast();
  const instructions = useSendInstructions();
  const { label, sent, problem } = INSTRUCTIONS[method];

  function send(): void {
    instructions.mutate(
      { orderId, method },
      {
        onSuccess: () => toast({ title: sent }),
        onError: (error) => toast({ title: 'Error', description: problem(error), tone: 'danger' }),
      },
    );
  }

  return (
    <div>
      <Button variant="secondary" busy={instructions.isPending} busyText="Sending..." onClick={send}>
        <Mail size={20} strokeWidth={2} aria-hidden />
        {label}
      </Button>
    </div>
  );
}

/** A tracking number, linked to the carrier's page if the carrier is known. */
export function TrackingNumber({ trackingNumber }: { trackingNumber: string }) {
  const link = trackingLink(trackingNumber);
  if (!link) return trackingNumber;
  return (
    <OutsideLink href={link.href}>
      {trackingNumber} ({link.carrier})
    </OutsideLink>
  );
}
