import { Copy, ExternalLink, Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { Button, ButtonLink } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { Part, PartHeading, Quiet, Row } from './dialog-parts';
import { NewLinkDialog } from './new-link-dialog';

/** The link to the page on which the customer follows the order: to copy, to open, to be replaced (rule 15.6). */
export function CustomerLink({ order }: { order: OwnerOrderView }) {
  const { toast } = useToast();
  const [isAsking, setAsking] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(order.trackUrl);
      toast({ title: ADMIN_TEXTS.linkCopied });
    } catch {
      // Browsers keep the clipboard from pages without https, and owners may forbid it.
      toast({ title: 'Error', description: ADMIN_TEXTS.linkCopyFailed, tone: 'danger' });
    }
  }

  return (
    <Part aria-label="Customer's link">
      <PartHeading>Customer's Link</PartHeading>
      <Quiet>Opens the order's page without a login; it is in every mail about the order.</Quiet>
      <Row>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy size={20} strokeWidth={2} aria-hidden />
          Copy link
        </Button>
        <ButtonLink to={order.trackUrl} target="_blank" rel="noreferrer" variant="secondary">
          <ExternalLink size={20} strokeWidth={2} aria-hidden />
          Open
          <VisuallyHidden> the customer's page (opens in a new tab)</VisuallyHidden>
        </ButtonLink>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          <Link2Off size={20} strokeWidth={2} aria-hidden />
          New link
        </Button>
      </Row>
      {isAsking && <NewLinkDialog order={order} onClose={() => setAsking(false)} />}
    </Part>
  );
}
