import { useQueries, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { adminOrderQueries } from '../../api/admin-orders';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { color, radius } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { all, both, Loaded } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './orders-tab-texts';
import { PackingSlip } from './packing-slip';

/** Prints only the slips, because a scrolling dialog would be cut off. */
const OnlyTheSlip = createGlobalStyle`
  @page {
    margin: 14mm;
  }
  @media print {
    html,
    body {
      min-height: 0;
      background: none;
    }
    body > :not([data-paper]) {
      display: none !important;
    }
  }
`;

const Paper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

const Preview = styled.div`
  padding: clamp(16px, 4vw, 32px);
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: white;
`;

const Sheet = styled.div`
  &:not(:last-child) {
    break-after: page;
  }
`;

interface PackingSlipDialogProps {
  orderIds: readonly string[];
  onClose: () => void;
}

/** A preview of packing slips, with a button to print them. */
export function PackingSlipDialog({ orderIds, onClose }: PackingSlipDialogProps) {
  const orders = useQueries({ queries: orderIds.map((id) => adminOrderQueries.one(id)) });
  const catalogue = both(useQuery(serviceQueries.list()), useQuery(laceColorQueries.list()));
  const query = both(all(orders), catalogue);
  const [only = ''] = orderIds;
  const isOne = orderIds.length === 1;
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={isOne ? texts.printOrder(orderNumber(only)) : texts.printSlipsCount(orderIds.length)}
      description={isOne ? texts.oneSlipHint : texts.slipPerPackageHint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiTexts.close}
          </Button>
          <ActionButton icon={Printer} variant="primary" disabled={!query.data} onClick={() => print()}>
            {uiTexts.print}
          </ActionButton>
        </>
      }
    >
      <Loaded query={query} loading={sharedTexts.loadingTheOrder} failed={sharedTexts.orderDidntLoad}>
        {([shown, [services, laceColors]]) => {
          const slips = shown.map((order) => (
            <PackingSlip key={order.id} order={order} services={services} laceColors={laceColors} />
          ));
          return (
            <>
              <Stack>
                {slips.map((slip) => (
                  <Preview key={slip.key}>{slip}</Preview>
                ))}
              </Stack>
              <OnlyTheSlip />
              {createPortal(
                <Paper data-paper>
                  {slips.map((slip) => (
                    <Sheet key={slip.key}>{slip}</Sheet>
                  ))}
                </Paper>,
                document.body,
              )}
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
