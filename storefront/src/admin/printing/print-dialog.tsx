import { useQueries, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { adminOrderQueries } from '../../api/admin-orders';
import { laceColorQueries } from '../../api/lace-colors';
import { useSeesMoney } from '../../api/person';
import { serviceQueries } from '../../api/services';
import { trackQueries } from '../../api/track';
import { Receipt } from '../../receipt/receipt';
import { Grid } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { Pages, Paper } from '../../ui/paper';
import { Segmented } from '../../ui/segmented';
import { writeStored } from '../../ui/stored-value';
import { color, radius } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { useStored } from '../../ui/use-stored';
import { ActionButton } from '../parts/action-button';
import { all, both, Loaded, type Read } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import { ClaimTags } from './claim-tags';
import { PackingSlip } from './packing-slip';
import * as texts from './printing-texts';

const PAPER_KEY = 'print-paper';

const PAPERS = { letter: 'letter', label: '4in 6in' } as const;
type PaperName = keyof typeof PAPERS;
const isPaper = (name: string | null): name is PaperName => name !== null && Object.hasOwn(PAPERS, name);

const PrintedPage = createGlobalStyle<{ $paper: PaperName | null }>`
  ${({ $paper }) => $paper && `@page { size: ${PAPERS[$paper]}; }`}
`;

const PAPER_CHOICES = [
  { value: 'letter', label: texts.letter },
  { value: 'label', label: texts.label },
];

const KINDS = { slip: texts.packingSlip, tags: texts.claimTags, receipt: texts.receipt } as const;
type Kind = keyof typeof KINDS;
const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);

const Preview = styled.div<{ $paper: PaperName }>`
  justify-self: center;
  width: 100%;
  max-width: ${({ $paper }) => ($paper === 'letter' ? '8.5in' : '4in')};
  padding: ${({ $paper }) => ($paper === 'letter' ? 'clamp(16px, 4vw, 40px)' : '0.2in')};
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: white;
`;

/** Previews and prints orders as slips, a tag for each glove, or receipts. This device remembers the paper (rule 15.12). */
export function PrintDialog({ orderIds, onClose }: { orderIds: readonly string[]; onClose: () => void }) {
  const seesMoney = useSeesMoney();
  const [kind, setKind] = useState<Kind>('slip');
  const storedPaper = useStored(PAPER_KEY);
  const [chosenPaper, setChosenPaper] = useState<PaperName | null>(null);
  // Until someone chooses, the printer's own paper size applies.
  const paper = chosenPaper ?? (isPaper(storedPaper) ? storedPaper : null);
  const query = usePrintedOrders(orderIds, kind);
  const [only = ''] = orderIds;
  const isOne = orderIds.length === 1;
  const kinds = Object.entries(KINDS)
    .filter(([value]) => value !== 'receipt' || seesMoney)
    .map(([value, label]) => ({ value, label }));

  function choosePaper(name: string): void {
    if (!isPaper(name)) return;
    setChosenPaper(name);
    writeStored(PAPER_KEY, name);
  }

  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={isOne ? sharedTexts.printOrder(orderNumber(only)) : texts.printOrders(orderIds.length)}
      description={isOne ? texts.oneOrderHint : texts.severalOrdersHint}
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
      <Stack>
        <Grid $min={260} $gap={2}>
          <Segmented
            label={texts.whatToPrint}
            value={kind}
            options={kinds}
            onValueChange={(name) => isKind(name) && setKind(name)}
          />
          <Segmented
            label={texts.paper}
            value={paper ?? 'letter'}
            options={PAPER_CHOICES}
            onValueChange={choosePaper}
          />
        </Grid>
        <Loaded query={query} loading={sharedTexts.loadingTheOrder} failed={sharedTexts.orderDidntLoad}>
          {(printed) => (
            <>
              {printed.map((sheets) => (
                <Preview key={sheets.key} $paper={paper ?? 'letter'}>
                  {sheets}
                </Preview>
              ))}
              <PrintedPage $paper={paper} />
              {createPortal(
                <Paper>
                  <Pages>
                    {printed.map((sheets) => (
                      <div key={sheets.key}>{sheets}</div>
                    ))}
                  </Pages>
                </Paper>,
                document.body,
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

/** Reads what to print for each order. For receipts it reads the customer's page again each time. */
function usePrintedOrders(orderIds: readonly string[], kind: Kind): Read<readonly ReactElement[]> {
  const orders = all(useQueries({ queries: orderIds.map((id) => adminOrderQueries.one(id)) }));
  const catalogue = both(useQuery(serviceQueries.list()), useQuery(laceColorQueries.list()));
  const receiptOrders = kind === 'receipt' ? (orders.data ?? []) : [];
  const views = useQueries({
    queries: receiptOrders.map(({ trackUrl }) => ({
      ...trackQueries.byToken(trackUrl.slice(trackUrl.lastIndexOf('/') + 1)),
      staleTime: 0,
      gcTime: 0,
    })),
  });
  const receipts = all(views.map((view) => ({ ...view, data: view.data ?? undefined })));
  const read = both(both(orders, catalogue), receipts);
  if (!read.data) return { ...read, data: undefined };
  const [[shown, [services, laceColors]], receiptViews] = read.data;
  const data = shown.flatMap((order, position) => {
    const key = `${kind} ${order.id}`;
    if (kind === 'slip') return <PackingSlip key={key} {...{ order, services, laceColors }} />;
    if (kind === 'tags') return <ClaimTags key={key} {...{ order, services, laceColors }} />;
    const view = receiptViews[position];
    return view ? <Receipt key={key} view={view} customer={customerLines(order)} /> : [];
  });
  return { ...read, data };
}

function customerLines({ customerName, deliveryMethod, shippingAddress }: OwnerOrderView): string {
  return [customerName, deliveryMethod === 'ship' && shippingAddress].filter(Boolean).join('\n');
}
