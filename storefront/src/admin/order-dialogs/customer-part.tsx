import { Copy, ExternalLink, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { phoneAddress } from '#domain/customers/contact';
import type { OrderView, OwnerOrderView } from '#domain/orders/order-view';
import { useNewLink } from '../../api/admin-order-changes';
import { Breakable } from '../../api/breakable';
import { useNotices } from '../../notices/use-notices';
import { Muted } from '../../ui/arrange';
import { ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ActionButton } from '../parts/action-button';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { ConfirmAction } from '../parts/confirm-action';
import { Part, Row } from '../parts/dialog-part';

/** The customer's name, email, and phone. */
export function CustomerPart({
  order: { customerName, customerEmail, customerPhone },
}: {
  order: OrderView;
}) {
  const email = (
    <a href={`mailto:${customerEmail}`} aria-label={customerEmail}>
      <Breakable>{customerEmail}</Breakable>
    </a>
  );
  const phone = <a href={phoneAddress(customerPhone)}>{customerPhone}</a>;
  return (
    <Part title="Customer">
      <Facts
        facts={[
          ['Name', customerName],
          ['Email', email],
          ['Phone', phone],
        ]}
      />
    </Part>
  );
}

/** The link to the customer's tracking page: copy it, open it, or replace it (rule 15.6). */
export function CustomerLink({ order }: { order: OwnerOrderView }) {
  const { toast, fail } = useNotices();
  const renewal = useNewLink();
  const [isAsking, setAsking] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(order.trackUrl);
      toast({ title: ADMIN_TEXTS.linkCopied });
    } catch {
      // No clipboard without https or permission.
      fail(ADMIN_TEXTS.linkCopyFailed);
    }
  }

  return (
    <Part title="Customer's Link" label="Customer's link">
      <Muted>Opens the order's page without a login. It's in every email about the order.</Muted>
      <Row>
        <ActionButton icon={Copy} onClick={() => void copy()}>
          Copy link
        </ActionButton>
        <ButtonLink to={order.trackUrl} target="_blank" rel="noreferrer" variant="secondary">
          <ExternalLink size={20} />
          Open
          <VisuallyHidden> the customer's page (opens in a new tab)</VisuallyHidden>
        </ButtonLink>
        <ActionButton icon={Link2Off} variant="ghost" onClick={() => setAsking(true)}>
          New link
        </ActionButton>
      </Row>
      {isAsking && (
        <ConfirmAction
          title="Make a new link?"
          action="New Link"
          busyText="Making..."
          act={() => renewal.mutateAsync(order.id)}
          done={ADMIN_TEXTS.linkRenewed}
          failed={ADMIN_TEXTS.linkRenewFailed}
          onClose={() => setAsking(false)}
        >
          <p>
            {`The link ${order.customerName} has now will stop working, even in emails already sent. New emails will have the new one.`}
          </p>
        </ConfirmAction>
      )}
    </Part>
  );
}
