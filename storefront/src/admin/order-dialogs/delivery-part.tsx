import { Mail } from 'lucide-react';
import { DELIVERY_LABEL } from '#domain/delivery';
import type { OrderView } from '#domain/order-view';
import { useSendInstructions } from '../../api/admin-order-changes';
import { messageOf, waitOr } from '../../api/client';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../admin-texts';
import { Part, PartHeading } from './dialog-parts';

/** Which mail goes with a delivery method, and what is said of it (spec 8). */
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
} as const satisfies Record<OrderView['deliveryMethod'], object>;

/** How the glove comes and goes, and the mail that tells the customer. */
export function DeliveryPart({ order }: { order: OrderView }) {
  const { toast } = useToast();
  const instructions = useSendInstructions();
  const method = order.deliveryMethod;
  const { label, sent, problem } = INSTRUCTIONS[method];

  function send(): void {
    instructions.mutate(
      { orderId: order.id, method },
      {
        onSuccess: () => toast({ title: sent }),
        onError: (error) => toast({ title: 'Error', description: problem(error), tone: 'danger' }),
      },
    );
  }

  return (
    <Part aria-label="Delivery">
      <PartHeading>Delivery</PartHeading>
      <Facts
        facts={[
          ['Delivery method', DELIVERY_LABEL[method]],
          ['Shipping address', order.shippingAddress],
          ['Tracking number', order.trackingNumber ?? 'None yet'],
        ]}
      />
      <div>
        <Button variant="secondary" busy={instructions.isPending} busyText="Sending..." onClick={send}>
          <Mail size={20} strokeWidth={2} aria-hidden />
          {label}
        </Button>
      </div>
    </Part>
  );
}
