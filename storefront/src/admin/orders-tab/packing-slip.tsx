import { QRCodeSVG } from 'qrcode.react';
import styled from 'styled-components';
import { slipCode } from '#domain/lists/slip-code';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { acceptedWork } from '#domain/orders/extra-work';
import { orderNumber } from '#domain/orders/order-number';
import { serviceName } from '#domain/orders/order-services';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { labelOf } from '#domain/words/label-of';
import { useShopFacts } from '../../api/shop-facts';
import { Columns, Grid } from '../../ui/arrange';
import { Stack } from '../../ui/layout';
import { font } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import type { Catalogue } from '../order-dialogs/order-choices';
import { adminDate } from '../parts/admin-date';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './orders-tab-texts';

/** Black on white in either theme, because printers skip the background. */
const INK = '#1a1410';

const Root = styled(Stack)`
  color: ${INK};
  font-size: 1rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const Head = styled(Columns)`
  padding-bottom: 16px;
  border-bottom: 3px solid currentColor;
`;

const Shop = styled.p`
  font-family: ${font.display};
  font-size: 1.375rem;
  font-weight: 600;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

const OrderNumber = styled.p`
  font-family: ${font.display};
  font-size: clamp(2.5rem, 9vw, 4.25rem);
  font-weight: 700;
  line-height: 1.05;
  letter-spacing: 0.02em;
`;

const Code = styled(QRCodeSVG)`
  width: 112px;
  height: 112px;
`;

const Part = styled.section`
  h3 {
    margin-bottom: 4px;
    font-size: 1.125rem;
    letter-spacing: 0.03em;
    text-transform: uppercase;
  }
  p {
    white-space: pre-line;
  }
`;

const Gloves = styled.ol`
  display: grid;
  padding: 0;
  border-top: 1px solid currentColor;
  list-style: none;
`;

const Glove = styled.li`
  padding-block: 12px;
  border-bottom: 1px solid currentColor;
  break-inside: avoid;
  white-space: pre-line;
`;

interface PackingSlipProps extends Catalogue {
  order: OwnerOrderView;
}

/** The sheet in the package: customer, gloves, and work. Its code opens the order in the dashboard. */
export function PackingSlip({ order, services, laceColors }: PackingSlipProps) {
  const { name } = useShopFacts();
  const laceColor = (id: string) => laceColors.find((color) => color.id === id)?.name ?? texts.unknownColor;
  const extraLines = acceptedWork(order.extraWork).flatMap(({ lines }) => lines);
  const ships = order.deliveryMethod === 'ship';
  return (
    <Root as="article" $gap="20px">
      <Head as="header" $of="minmax(0, 1fr) auto" $gap={2} $align="start">
        <div>
          <Shop>{name}</Shop>
          <OrderNumber>{orderNumber(order.id)}</OrderNumber>
          <p>{texts.orderedOn(adminDate(order.createdAt))}</p>
        </div>
        <Code
          value={slipCode(location.origin, order.id)}
          title={texts.opensOrderInDashboard}
          fgColor={INK}
          marginSize={0}
        />
      </Head>
      <Grid $min={220} $gap="20px 32px">
        <Part>
          <h3>{sharedTexts.customer}</h3>
          <p>{[order.customerName, order.customerEmail, order.customerPhone].filter(Boolean).join('\n')}</p>
        </Part>
        <Part>
          <h3>{ships ? texts.shipTo : labelOf(DELIVERY_LABEL, order.deliveryMethod)}</h3>
          <p>{ships ? (order.shippingAddress ?? texts.noAddress) : texts.pickedUpAtShop}</p>
        </Part>
      </Grid>
      <Part>
        <h3>{texts.glovesCount(order.items.length)}</h3>
        <Gloves>
          {order.items.map((item) => (
            <Glove key={item.id}>
              <strong>{serviceName(services, item.serviceId)}</strong>
              {item.laceColorId && <p>{texts.laceColor(laceColor(item.laceColorId))}</p>}
              <p>{item.gloveDetails}</p>
              {item.specialInstructions && <p>{texts.specialInstructions(item.specialInstructions)}</p>}
            </Glove>
          ))}
        </Gloves>
      </Part>
      {extraLines.length > 0 && (
        <Part>
          <h3>{uiTexts.extraWork}</h3>
          <Gloves>
            {extraLines.map(({ description }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and they never move.
              <Glove key={position}>{description}</Glove>
            ))}
          </Gloves>
        </Part>
      )}
    </Root>
  );
}
