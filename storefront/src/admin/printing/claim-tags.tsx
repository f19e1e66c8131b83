import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { serviceName } from '#domain/orders/order-services';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { useShopFacts } from '../../api/shop-facts';
import { Columns } from '../../ui/arrange';
import { onNarrowPaper, PaperPart, Sheet } from '../../ui/paper';
import { font } from '../../ui/tokens';
import * as sharedTexts from '../parts/shared-texts';
import { laceColorName } from './lace-color-name';
import { OrderCode } from './order-code';
import type { PrintedOrderProps } from './packing-slip';
import * as texts from './printing-texts';

const Frame = styled.div`
  container-type: inline-size;
`;

/** On Letter paper, tags to cut out along the dashes. On 4 × 6 labels, one tag for each label. */
const Tags = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.15in;
  > * {
    padding: 0.15in;
    border: 1pt dashed;
    break-inside: avoid;
  }
  ${onNarrowPaper} {
    --narrow-text: 12pt;
    display: block;
    > * {
      padding: 0;
      border: 0;
      break-inside: auto;
    }
    > :not(:last-child) {
      break-after: page;
      @media screen {
        margin-bottom: 0.2in;
        padding-bottom: 0.2in;
        border-bottom: 1pt dashed;
      }
    }
  }
`;

const Ready = styled.p`
  font: 700 1.6em/1.15 ${font.display};
`;

/** A tag for each glove, with its order, its owner, the work, and the promised day. */
export function ClaimTags({ order, services, laceColors }: PrintedOrderProps) {
  const { name } = useShopFacts();
  return (
    <Frame>
      <Tags>
        {order.items.map((item, index) => (
          <div key={item.id}>
            <Sheet
              kind={texts.gloveOf(index + 1, order.items.length)}
              shopName={name}
              orderNumber={orderNumber(order.id)}
            >
              <Columns $of="minmax(0, 1fr) auto" $gap={2} $align="start">
                <PaperPart>
                  <h3>{order.customerName}</h3>
                  <p>{order.customerPhone}</p>
                  <p>
                    <strong>{serviceName(services, item.serviceId)}</strong>
                  </p>
                  {item.laceColorId && <p>{texts.laceColor(laceColorName(laceColors, item.laceColorId))}</p>}
                </PaperPart>
                <OrderCode orderId={order.id} />
              </Columns>
              <PaperPart>
                <p>{item.gloveDetails}</p>
              </PaperPart>
              <Ready>
                {order.isRush && <strong>{sharedTexts.rush} </strong>}
                {order.readyBy ? texts.readyAround(formatReadyBy(order.readyBy)) : texts.noReadyDate}
              </Ready>
            </Sheet>
          </div>
        ))}
      </Tags>
    </Frame>
  );
}
