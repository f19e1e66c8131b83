import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { adminOrderQueries } from '../../api/admin-orders';
import { Description, type DialogProps, Overlay, Panel, PanelParts, Title } from '../../ui/dialog';
import { IconButton } from '../../ui/icon-button';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { OrderDetailsDialog } from '../order-dialogs/order-details-dialog';
import { useListed, useNeighbours } from './opened-dialog';

/** The order in the URL, as the server renders it. It can be read before the scripts have loaded (../../first-paint/early-work.js). */
export function ServedPanel({ orderId }: { orderId: string }) {
  const opened = useOpened('order', { inAddress: true });
  const listed = useListed();
  const neighbours = useNeighbours(orderId, listed);
  const { data } = useQuery(adminOrderQueries.one(orderId));
  if (!data) return null;
  return (
    <OrderDetailsDialog
      orderId={orderId}
      listed={data}
      opened={opened}
      neighbours={neighbours}
      Frame={ServedDialog}
    />
  );
}

/** A dialog without scripts. React can't render portals on the server. */
function ServedDialog({ title, description, ...parts }: DialogProps) {
  const titleId = useId();
  const { linkTo } = useOpened('order', { inAddress: true });
  const { to } = linkTo('order', '');
  const closed = new URLSearchParams(to.search);
  closed.delete('order');
  return (
    <Overlay as="div" $aside>
      <Panel as="div" $size="aside" role="dialog" aria-modal aria-labelledby={titleId} data-aside>
        <PanelParts
          {...parts}
          title={
            <Title as="h2" id={titleId}>
              {title}
            </Title>
          }
          close={
            <IconButton as={Link} to={{ search: closed.toString() }} aria-label={uiTexts.close} data-close>
              <X size={22} />
            </IconButton>
          }
          description={description && <Description as="p">{description}</Description>}
        />
      </Panel>
    </Overlay>
  );
}
