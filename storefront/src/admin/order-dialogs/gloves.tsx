import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { serviceName } from '#domain/orders/order-services';
import type { OrderView } from '#domain/orders/order-view';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import { Facts } from '../../ui/facts';
import { NamedLace } from '../../ui/lace-swatch';
import { PlainList } from '../../ui/layout';
import { color, font, radius, space } from '../../ui/tokens';
import { Part, PartHeading } from './dialog-parts';
import { PhotoButtons } from './photo-buttons';

const List = styled(PlainList)`
  display: grid;
  gap: ${space[2]};
`;

const Glove = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.surface};
  h4 {
    font-size: ${font.h4};
  }
`;

interface GlovesProps {
  items: OrderView['items'];
  onOpen: (photo: string) => void;
}

/** What is ordered for each glove. */
export function Gloves({ items, onOpen }: GlovesProps) {
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());
  return (
    <Part aria-label="Gloves">
      <PartHeading>{items.length === 1 ? 'Glove' : `${items.length} Gloves`}</PartHeading>
      <List>
        {items.map((item) => (
          <Glove key={item.id}>
            <h4>{nameOf(services.data, item.serviceId)}</h4>
            <Facts
              facts={[
                [
                  'Lace color',
                  item.laceColorId && <LaceColor id={item.laceColorId} laceColors={laceColors.data} />,
                ],
                ['Glove details', item.gloveDetails],
                ['Special instructions', item.specialInstructions],
              ]}
            />
            {item.gloveImages.length > 0 && (
              <PhotoButtons label="Glove photo" photos={item.gloveImages} onOpen={onOpen} />
            )}
          </Glove>
        ))}
      </List>
    </Part>
  );
}

/** A service's name, or its id until the names have loaded. */
function nameOf(services: readonly ServiceView[] | undefined, id: string): string {
  return services ? serviceName(services, id) : `Service ${id.slice(0, 8)}`;
}

interface LaceColorProps {
  id: string;
  laceColors: readonly LaceColorView[] | undefined;
}

/** A lace color's name, or its id if the name did not load. */
function LaceColor({ id, laceColors }: LaceColorProps) {
  const found = laceColors?.find((laceColor) => laceColor.id === id);
  if (!found) return <>{laceColors ? 'Unknown color' : `Color ${id.slice(0, 8)}`}</>;
  return <NamedLace {...found} />;
}
