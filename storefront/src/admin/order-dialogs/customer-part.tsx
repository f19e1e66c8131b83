import { Copy, ExternalLink, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { phoneAddress } from '#domain/customers/contact';
import type { OrderView, OwnerOrderView } from '#domain/orders/order-view';
import { Breakable } from '../../api/breakable';
import { useNotices } from '../../notices/use-notices';
import { Muted } from '../../ui/arrange';
import { ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { Part, PartButton, Row } from '../parts/dialog-part';
import { NewLinkDialog } from './new-link-dialog';

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
      <Muted>Opens the order's page without a login; it is in every mail about the order.</Muted>
      <Row>
        <PartButton icon={Copy} onClick={() => void copy()}>
          Copy link
        </PartButton>
        <ButtonLink to={order.trackUrl} target="_blank" rel="noreferrer" variant="secondary">
          <ExternalLink size={20} />
          Open
          <VisuallyHidden> the customer's page (opens in a new tab)</VisuallyHidden>
        </ButtonLink>
        <PartButton icon={Link2Off} variant="ghost" onClick={() => setAsking(true)}>
          New link
        </PartButton>
      </Row>
      {isAsking && <NewLinkDialog order={order} onClose={() => setAsking(false)} />}
    </Part>
  );
}
