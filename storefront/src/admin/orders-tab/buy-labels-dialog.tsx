import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { serviceName } from '#domain/shipments/service-names';
import { formatDollars } from '#domain/wire/money';
import { messageOf } from '../../api/client';
import { labelSheetPath, shipmentQueries, useBuyLabel } from '../../api/shipments';
import { useNotices } from '../../notices/use-notices';
import { StackList } from '../../ui/arrange';
import { FormDialog } from '../../ui/form-dialog';
import { OutsideLink } from '../../ui/outside-link';
import * as uiTexts from '../../ui/ui-texts';
import { Loaded } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './orders-tab-texts';

/** Buys the cheapest label for each selected order, after showing the total (rule 27.5). */
export function BuyLabelsDialog({ orders, onClose }: { orders: readonly OrderView[]; onClose: () => void }) {
  const { fail } = useNotices();
  const buy = useBuyLabel();
  const [shown] = useState(() =>
    orders.filter(
      ({ status, deliveryMethod }) =>
        deliveryMethod === 'ship' && status !== 'shipped' && status !== 'canceled',
    ),
  );
  const query = useQuery({
    ...shipmentQueries.rates(
      shown.map(({ id }) => id),
      'to_customer',
    ),
    enabled: shown.length > 0,
  });
  const [results, setResults] = useState<Record<string, { labelUrl?: string; problem?: string }>>({});
  const wanted = (query.data ?? []).flatMap(({ orderId, offer }) => {
    const [cheapest] = offer?.rates ?? [];
    return offer && cheapest ? [{ orderId, shipmentId: offer.id, rate: cheapest }] : [];
  });
  const left = wanted.filter(({ orderId }) => !results[orderId]?.labelUrl);
  const total = left.reduce((sum, { rate }) => sum + rate.amount, 0);
  const bought = wanted.flatMap(({ orderId }) => (results[orderId]?.labelUrl ? [orderId] : []));
  const isDone = wanted.length > 0 && left.length === 0;

  async function submit(): Promise<void> {
    if (isDone) return onClose();
    for (const { orderId, shipmentId, rate } of left) {
      try {
        const { labelUrl } = await buy.mutateAsync({ orderId, shipmentId, rateId: rate.id });
        setResults((known) => ({ ...known, [orderId]: { labelUrl } }));
      } catch (error) {
        const problem = messageOf(error, texts.labelNotBought);
        setResults((known) => ({ ...known, [orderId]: { problem } }));
        fail(problem, orderNumber(orderId));
      }
    }
  }

  const buyText = left.length > 0 ? texts.buyAndPrint(left.length, formatDollars(total)) : texts.buyLabels;
  const submitText = isDone ? uiTexts.close : buyText;

  const lineOf = (order: OrderView) => {
    const rate = wanted.find(({ orderId }) => orderId === order.id)?.rate;
    const error = query.data?.find(({ orderId }) => orderId === order.id)?.error;
    const { labelUrl, problem } = results[order.id] ?? {};
    if (labelUrl) return <OutsideLink href={labelUrl}>{uiTexts.printLabel}</OutsideLink>;
    if (problem) return problem;
    if (rate) return `${serviceName(rate)}, ${formatDollars(rate.amount)}`;
    return error ? messageOf(error, texts.noRateForOrder) : texts.noRateForOrder;
  };

  return (
    <FormDialog
      title={texts.buyLabels}
      description={texts.buyLabelsExplained}
      submit={submitText}
      busyText={sharedTexts.buying}
      ready={wanted.length > 0}
      dirty={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {shown.length === 0 ? (
        <p>{texts.noneToShip}</p>
      ) : (
        <Loaded query={query} loading={sharedTexts.askingCarriers} failed={sharedTexts.ratesDidntLoad}>
          {() => (
            <>
              {bought.length > 1 && (
                <OutsideLink href={labelSheetPath(bought)}>{texts.printLabels(bought.length)}</OutsideLink>
              )}
              <StackList>
                {shown.map((order) => (
                  <li key={order.id}>
                    <strong>{`${orderNumber(order.id)} ${order.customerName}`}</strong>
                    <br />
                    {lineOf(order)}
                  </li>
                ))}
              </StackList>
            </>
          )}
        </Loaded>
      )}
    </FormDialog>
  );
}
