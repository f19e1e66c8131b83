import { Copy, ExternalLink, Link2Off } from 'lucide-react';
import { phoneAddress } from '#domain/customers/contact';
import type { OrderView, OwnerOrderView } from '#domain/orders/order-view';
import { useNewLink } from '../../api/admin-order-changes';
import { Breakable } from '../../api/breakable';
import { useNotices } from '../../notices/use-notices';
import { Muted } from '../../ui/arrange';
import { ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import * as uiTexts from '../../ui/ui-texts';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ActionButton } from '../parts/action-button';
import { AskingButton } from '../parts/asking-button';
import { Part, Row } from '../parts/dialog-part';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './order-dialogs-texts';

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
    <Part title={sharedTexts.customer}>
      <Facts
        facts={[
          [uiTexts.name, customerName],
          [uiTexts.email, email],
          [uiTexts.phone, phone],
        ]}
      />
    </Part>
  );
}

/** The link to the customer's order page: copy, open, or replace it (rule 15.6). */
export function CustomerLink({ order }: { order: OwnerOrderView }) {
  const { toast, fail } = useNotices();
  const renewal = useNewLink();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(order.trackUrl);
      toast({ title: texts.linkCopied });
    } catch {
      // There's no clipboard without https or permission.
      fail(texts.linkCopyFailed);
    }
  }

  return (
    <Part title={texts.customersLink} label={texts.customersLinkLabel}>
      <Muted>{texts.customersLinkHint}</Muted>
      <Row>
        <ActionButton icon={Copy} onClick={() => void copy()}>
          {texts.copyLink}
        </ActionButton>
        <ButtonLink to={order.trackUrl} target="_blank" rel="noreferrer" variant="secondary">
          <ExternalLink size={20} />
          {texts.open}
          <VisuallyHidden> {texts.customersPage}</VisuallyHidden>
        </ButtonLink>
        <AskingButton
          icon={Link2Off}
          variant="ghost"
          asks={{
            title: texts.makeNewLink,
            action: texts.newLinkTitle,
            busyText: sharedTexts.making,
            act: () => renewal.mutateAsync(order.id),
            done: texts.linkRenewed,
            failed: texts.linkRenewFailed,
            children: <p>{texts.oldLinkStopsWorking(order.customerName)}</p>,
          }}
        >
          {texts.newLink}
        </AskingButton>
      </Row>
    </Part>
  );
}
