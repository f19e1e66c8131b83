import styled from 'styled-components';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { acceptedWork } from '#domain/orders/extra-work';
import { orderNumber } from '#domain/orders/order-number';
import { serviceName } from '#domain/orders/order-services';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { labelOf } from '#domain/words/label-of';
import { useShopFacts } from '../../api/shop-facts';
import { Columns } from '../../ui/arrange';
import { onNarrowPaper, PaperPart, Sheet } from '../../ui/paper';
import * as uiTexts from '../../ui/ui-texts';
import type { Catalogue } from '../order-dialogs/order-choices';
import { adminDate } from '../parts/admin-date';
import * as sharedTexts from '../parts/shared-texts';
import { laceColorName } from './lace-color-name';
import { OrderCode } from './order-code';
import * as texts from './printing-texts';

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12pt 24pt;
  ${onNarrowPaper} {
    grid-template-columns: minmax(0, 1fr);
    gap: 6pt;
  }
`;

const Gloves = styled.ol`
  padding: 0;
  border-top: 1pt solid;
  list-style: none;
`;

const Glove = styled.li`
  padding-block: 6pt;
  border-bottom: 0.5pt solid;
  break-inside: avoid;
  white-space: pre-line;
`;

export interface PrintedOrderProps extends Catalogue {
  order: OwnerOrderView;
}

/** The sheet that goes into the package, with customer, gloves, and work. Its code opens the order in the dashboard. */
export function PackingSlip({ order, services, laceColors }: PrintedOrderProps) {
  const { name } = useShopFacts();
  const extraLines = acceptedWork(order.extraWork).flatMap(({ lines }) => lines);
  const ships = order.deliveryMethod === 'ship';
  return (
    <Sheet kind={texts.packingSlip} shopName={name} orderNumber={orderNumber(order.id)}>
      <Columns $of="minmax(0, 1fr) auto" $gap={2} $align="start">
        <Parties>
          <PaperPart>
            <h3>{sharedTexts.customer}</h3>
            <p>{[order.customerName, order.customerEmail, order.customerPhone].filter(Boolean).join('\n')}</p>
          </PaperPart>
          <PaperPart>
            <h3>{ships ? texts.shipTo : labelOf(DELIVERY_LABEL, order.deliveryMethod)}</h3>
            <p>{ships ? (order.shippingAddress ?? texts.noAddress) : texts.pickedUpAtShop}</p>
          </PaperPart>
          <div>
            <p>{sharedTexts.orderedOn(adminDate(order.createdAt))}</p>
            {order.isRush && (
              <p>
                <strong>{sharedTexts.rush}</strong>
              </p>
            )}
            {order.readyBy && <p>{texts.readyAround(formatReadyBy(order.readyBy))}</p>}
          </div>
        </Parties>
        <OrderCode orderId={order.id} />
      </Columns>
      <PaperPart>
        <h3>{sharedTexts.glovesCount(order.items.length)}</h3>
        <Gloves>
          {order.items.map((item) => (
            <Glove key={item.id}>
              <strong>{serviceName(services, item.serviceId)}</strong>
              {item.laceColorId && <p>{texts.laceColor(laceColorName(laceColors, item.laceColorId))}</p>}
              <p>{item.gloveDetails}</p>
              {item.specialInstructions && <p>{texts.specialInstructions(item.specialInstructions)}</p>}
            </Glove>
          ))}
        </Gloves>
      </PaperPart>
      {extraLines.length > 0 && (
        <PaperPart>
          <h3>{uiTexts.extraWork}</h3>
          <Gloves>
            {extraLines.map(({ description }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and they never move.
              <Glove key={position}>{description}</Glove>
            ))}
          </Gloves>
        </PaperPart>
      )}
    </Sheet>
  );
}
