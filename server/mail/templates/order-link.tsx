import { Text } from 'react-email';
import { dashboardAddress } from '#domain/lists/dashboard-address';
import { mailStyles } from './mail-layout';

interface OrderLink {
  orderId: string;
  siteUrl: string;
}

/** The way from a mail to the owner to the order in the dashboard. */
export function OrderLink({ orderId, siteUrl }: OrderLink) {
  return (
    <Text style={mailStyles.text}>
      <a href={`${siteUrl}${dashboardAddress({ order: orderId })}`} style={mailStyles.link}>
        Open this order
      </a>
    </Text>
  );
}
