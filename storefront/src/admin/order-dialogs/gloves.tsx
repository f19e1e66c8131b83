import { useQuery } from '@tanstack/react-query';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { serviceName } from '#domain/orders/order-services';
import type { OrderView } from '#domain/orders/order-view';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import { Box, StackList } from '../../ui/arrange';
import { Facts } from '../../ui/facts';
import { NamedLace } from '../../ui/lace-swatch';
import * as uiTexts from '../../ui/ui-texts';
import { Part } from '../parts/dialog-part';
import * as texts from './order-dialogs-texts';
import { PhotoButtons } from './order-photos';

export function Gloves({ items, onOpen }: { items: OrderView['items']; onOpen: (photo: string) => void }) {
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());
  return (
    <Part title={texts.glovesCount(items.length)} label={texts.gloves}>
      <StackList $gap={2}>
        {items.map((item) => (
          <Box as="li" $on="surface" $gap="12px" key={item.id}>
            <h4>{nameOf(services.data, item.serviceId)}</h4>
            <Facts
              facts={[
                [
                  uiTexts.laceColor,
                  item.laceColorId && <LaceColor id={item.laceColorId} laceColors={laceColors.data} />,
                ],
                [texts.gloveDetails, item.gloveDetails],
                [uiTexts.specialInstructions, item.specialInstructions],
              ]}
            />
            {item.gloveImages.length > 0 && (
              <PhotoButtons label={texts.glovePhoto} photos={item.gloveImages} onOpen={onOpen} />
            )}
          </Box>
        ))}
      </StackList>
    </Part>
  );
}

function nameOf(services: readonly ServiceView[] | undefined, id: string): string {
  return services ? serviceName(services, id) : texts.serviceWithId(id.slice(0, 8));
}

function LaceColor({ id, laceColors }: { id: string; laceColors: readonly LaceColorView[] | undefined }) {
  const found = laceColors?.find((laceColor) => laceColor.id === id);
  if (!found) return <>{laceColors ? texts.unknownColor : texts.colorWithId(id.slice(0, 8))}</>;
  return <NamedLace {...found} />;
}
