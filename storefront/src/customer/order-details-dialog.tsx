import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { orderTitle } from '#domain/orders/order-number';
import { packageLine } from '#domain/orders/order-package';
import { serviceName } from '#domain/orders/order-services';
import { PAYMENT_STATUS_LABEL } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { laceColorQueries } from '../api/lace-colors';
import { WholeDates } from '../api/whole-dates';
import { TrackingNumber } from '../postal/tracking-number';
import { Cluster, Grid, StackList } from '../ui/arrange';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Facts } from '../ui/facts';
import { NamedLace } from '../ui/lace-swatch';
import { PlainList, Stack } from '../ui/layout';
import { photoFrame, SquarePhoto } from '../ui/photo-square';
import { color, font, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './customer-texts';
import { orderDate, StatusBadge } from './order-shown';
import { PaymentDue, type PaymentProps } from './payment-due';

const Title = styled.h4`
  font-size: ${font.body};
  font-family: ${font.text};
  font-weight: 600;
`;

const Frame = styled.a`
  ${photoFrame}
  &:hover {
    border-color: ${color.accent};
  }
`;

function PhotoGroup({ title, photos }: { title: string; photos: readonly string[] }) {
  if (photos.length === 0) return null;
  return (
    <Stack as="section" $gap={1} aria-label={title}>
      <Title>{title}</Title>
      <Grid as={PlainList} $min={96} $keeps>
        {photos.map((photo, index) => (
          <li key={photo}>
            <Frame href={photo} target="_blank" rel="noopener">
              <SquarePhoto
                src={thumbnailOf(photo)}
                alt={texts.openPhoto(title, index + 1, photos.length)}
                loading="lazy"
                width={160}
                height={160}
              />
            </Frame>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

const Glove = styled.li`
  display: grid;
  gap: 8px;
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  h3 {
    font-size: ${font.h4};
  }
  p {
    white-space: pre-line;
  }
`;

interface OrderDetailsDialogProps {
  order: OrderView;
  services: readonly ServiceView[];
  Payment: ComponentType<PaymentProps> | undefined;
  onClose: () => void;
}

/** Everything about one order, with its photos. */
export function OrderDetailsDialog({ order, services, Payment, onClose }: OrderDetailsDialogProps) {
  const laceColors = useQuery(laceColorQueries.list());
  const { trackingNumber } = order;
  const tracking = trackingNumber && <TrackingNumber trackingNumber={trackingNumber} />;
  const laceOf = (id: string | null) => {
    const found = laceColors.data?.find((laceColor) => laceColor.id === id);
    return found && <NamedLace {...found} />;
  };
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={orderTitle(order.id)}
      description={texts.orderedOn(orderDate(order))}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {uiTexts.done}
        </Button>
      }
    >
      <Stack $gap={3}>
        <Cluster>
          <StatusBadge status={order.status} />
          {order.package?.state === 'delivered' && <Badge variant="outline">{order.package.text}</Badge>}
          <Badge variant={order.paymentStatus === 'failed' ? 'destructive' : 'outline'}>
            {texts.paymentLabel(labelOf(PAYMENT_STATUS_LABEL, order.paymentStatus))}
          </Badge>
        </Cluster>
        {Payment && order.amountDue > 0 && <PaymentDue order={order} Payment={Payment} />}
        <StackList as="ol" $gap={2}>
          {order.items.map((item) => (
            <Glove key={item.id}>
              <h3>{serviceName(services, item.serviceId)}</h3>
              <p>{item.gloveDetails}</p>
              <Facts
                facts={[
                  [uiTexts.laceColor, laceOf(item.laceColorId)],
                  [uiTexts.specialInstructions, item.specialInstructions],
                ]}
              />
              <PhotoGroup title={uiTexts.yourPhotos} photos={item.gloveImages} />
            </Glove>
          ))}
        </StackList>
        <PhotoGroup title={uiTexts.before} photos={order.beforeImages} />
        <PhotoGroup title={uiTexts.after} photos={order.afterImages} />
        <Facts
          facts={[
            [uiTexts.delivery, labelOf(DELIVERY_LABEL, order.deliveryMethod)],
            [texts.returnAddress, order.shippingAddress],
            [uiTexts.trackingNumber, tracking],
            [uiTexts.parcel, order.package && <WholeDates>{packageLine(order.package)}</WholeDates>],
          ]}
        />
        <Facts
          numbers
          facts={[
            [uiTexts.subtotal, formatDollars(order.subtotal)],
            [discountLabel(order), order.discountAmount > 0 && formatDollars(-order.discountAmount)],
            [uiTexts.shipping, order.shippingCharge > 0 && formatDollars(order.shippingCharge)],
            [texts.rush, order.rushCharge > 0 && formatDollars(order.rushCharge)],
            [uiTexts.total, formatDollars(order.total)],
            [uiTexts.extraWork, order.extraTotal > 0 && formatDollars(order.extraTotal)],
            [uiTexts.withExtraWork, order.extraTotal > 0 && formatDollars(order.total + order.extraTotal)],
          ]}
        />
      </Stack>
    </Dialog>
  );
}

function discountLabel({ discountCode }: OrderView): string {
  return discountCode ? texts.discountWithCode(discountCode) : uiTexts.discount;
}
