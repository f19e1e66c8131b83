import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { orderNumber } from '#domain/orders/order-number';
import { orderServices } from '#domain/orders/order-services';
import { glovePlace, isOver } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import type { GlovePlace } from '#domain/orders/status-table';
import { trackStatus } from '#domain/orders/track-status';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../addresses/paths';
import { customerQueries } from '../api/customer';
import { serviceQueries } from '../api/services';
import { WholeDates } from '../api/whole-dates';
import { Halves, Heading, Muted, Text } from '../ui/arrange';
import { coverLink } from '../ui/cover-link';
import { StepPicture } from '../ui/drawings/step-picture';
import { PlainList, Stack } from '../ui/layout';
import { Patch } from '../ui/patch';
import { SquarePhoto } from '../ui/photo-square';
import { Stamp } from '../ui/stamp';
import { color, media, motion, radius, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './customer-texts';

const Card = styled(Patch)`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${space[2]};
  align-items: start;
  height: 100%;
  transition: transform ${motion.quick};
  ${media.hover} {
    &:hover {
      transform: translateY(-2px);
    }
  }
  ${media.tablet} {
    grid-template-columns: 132px minmax(0, 1fr);
  }
`;

const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius.field};
  background: ${color.surface};
  > span {
    width: 100%;
    height: 100%;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Open = styled(Link)`
  color: inherit;
  ${coverLink(radius.patch, 3)}
`;

/** The open orders, or else the last one, each linked to its page. */
export function OrderCards() {
  const { data: orders } = useQuery(customerQueries.orders());
  const { data: services } = useQuery(serviceQueries.list());
  // The history below shows whether orders are loading, failed to load, or don't exist.
  if (!orders || !services || orders.length === 0) return null;
  const inProgress = orders.filter(({ status }) => !isOver(status));
  const shownOrders = inProgress.length > 0 ? inProgress : orders.slice(0, 1);
  return (
    <Stack as="section" aria-labelledby="order-cards-heading">
      <Heading $size="h3" id="order-cards-heading">
        {inProgress.length > 0 ? texts.whereYourGlovesAre : texts.yourLastOrder}
      </Heading>
      <Halves as={PlainList} $gap={2}>
        {shownOrders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} services={services} />
          </li>
        ))}
      </Halves>
    </Stack>
  );
}

function OrderCard({ order, services }: { order: OrderView; services: readonly ServiceView[] }) {
  const { id, status, deliveryMethod, readyBy, total, amountDue } = order;
  const isInProgress = !isOver(status);
  const means = trackStatus(status, deliveryMethod);
  return (
    <Card as="article">
      <Picture>
        <OrderPicture order={order} />
      </Picture>
      <Words>
        <Open
          to={paths.customerDashboard.href({ track: id })}
          aria-label={texts.followOrder(orderNumber(id))}
        >
          <Stamp $size="1.25rem">{orderNumber(id)}</Stamp>
        </Open>
        <Heading as="h3" $size="h4">
          {order.package?.text ?? means?.sentence ?? means?.headline ?? uiTexts.yourOrder}
        </Heading>
        {isInProgress && readyBy && (
          <p>
            <WholeDates>{texts.readyAround(formatReadyBy(readyBy))}</WholeDates>
          </p>
        )}
        <Muted>{orderServices(order, services)}</Muted>
        <Text $numeric>
          {formatDollars(total)}
          {amountDue > 0 && (
            <>
              ,{' '}
              <Text as="strong" $color="accent">
                {texts.dueAmount(formatDollars(amountDue))}
              </Text>
            </>
          )}
        </Text>
      </Words>
    </Card>
  );
}

function OrderPicture({ order }: { order: OrderView }) {
  const photo = [order.afterImages, order.beforeImages, ...order.items.map(({ gloveImages }) => gloveImages)]
    .flat()
    .at(0);
  if (photo) return <SquarePhoto src={thumbnailOf(photo)} alt="" loading="lazy" width={132} height={132} />;
  return <StepPicture step={STEP_OF_PLACE[glovePlace(order.status)]} />;
}

const STEP_OF_PLACE = {
  awaited: 'ship-or-drop-off',
  here: 'expert-repair',
  sent_back: 'receive-glove',
} as const satisfies Record<GlovePlace, string>;
