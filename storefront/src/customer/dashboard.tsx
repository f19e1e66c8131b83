import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ComponentType, Suspense, useRef } from 'react';
import type { CustomerMe } from '#domain/customers/account-contract';
import { paths } from '../addresses/paths';
import { Breakable } from '../api/breakable';
import { customerQueries } from '../api/customer';
import { serviceQueries } from '../api/services';
import { loadable } from '../first-paint/loadable';
import { NotLoaded } from '../notices/not-loaded';
import { SessionList } from '../sessions/session-list';
import * as sessionsTexts from '../sessions/sessions-texts';
import { useSignOut } from '../sessions/sign-out';
import { Halves, Heading, Muted, PageSection, Split } from '../ui/arrange';
import { Button, ButtonLink } from '../ui/button';
import { EmptyPlace } from '../ui/empty-place';
import { Container, Stack } from '../ui/layout';
import { RowsSkeleton } from '../ui/rows-skeleton';
import * as uiTexts from '../ui/ui-texts';
import { useOpened } from '../ui/use-opened';
import { AccountCard } from './account-card';
import { AddressCard } from './address-card';
import * as texts from './customer-texts';
import { DetailsCard } from './details-card';
import { EmailCard } from './email-card';
import { MailingListCard } from './mailing-list-card';
import { OrderCards } from './order-cards';
import { OrderDetailsDialog } from './order-details-dialog';
import { OrderTable } from './order-table';
import { OwnDataCard } from './own-data-card';
import { PasswordCard } from './password-card';
import type { PaymentProps } from './payment-due';

const TextsCard = loadable(async () => (await import('./texts-card')).TextsCard);

interface OrderHistoryProps {
  Payment: ComponentType<PaymentProps> | undefined;
}

function OrderHistory({ Payment }: OrderHistoryProps) {
  return (
    <AccountCard title={texts.orderHistory}>
      <Orders Payment={Payment} />
    </AccountCard>
  );
}

function Orders({ Payment }: OrderHistoryProps) {
  const orders = useQuery(customerQueries.orders());
  const services = useQuery(serviceQueries.list());
  const { what: openedId, open, close } = useOpened('order', { inAddress: true });

  const failed = [orders, services].find(({ isError, isFetching }) => isError && !isFetching);
  if (failed) return <NotLoaded title={texts.yourOrdersDidntLoad} query={failed} />;
  if (!orders.data || !services.data) return <RowsSkeleton label={texts.loadingYourOrders} />;
  if (orders.data.length === 0) {
    return (
      <EmptyPlace>
        <h3>{texts.noOrdersFound}</h3>
        <Muted $max="64ch">{texts.ordersWillAppearHere}</Muted>
        <ButtonLink to={paths.order.href()}>{uiTexts.orderAService}</ButtonLink>
      </EmptyPlace>
    );
  }
  const opened = orders.data.find(({ id }) => id === openedId);
  return (
    <>
      <OrderTable
        orders={orders.data}
        services={services.data}
        onOpen={open}
        canPay={Payment !== undefined}
      />
      {opened && (
        <OrderDetailsDialog order={opened} services={services.data} Payment={Payment} onClose={close} />
      )}
    </>
  );
}

function SessionsCard() {
  // It takes the focus if the button that had it disappears.
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AccountCard title={sessionsTexts.devices} heading={heading}>
      <Muted $max="64ch">{texts.dontRecognizeDevice}</Muted>
      <SessionList
        kind="customer"
        label={sessionsTexts.devices}
        onSignedOut={() => heading.current?.focus()}
      />
    </AccountCard>
  );
}

interface DashboardProps {
  customer: CustomerMe;
  Payment: ComponentType<PaymentProps> | undefined;
}

/** A customer's account: gloves, mailing list, orders, and settings. */
export function Dashboard({ customer, Payment }: DashboardProps) {
  const { signOut, busy } = useSignOut();

  return (
    <PageSection>
      <Container>
        <Stack $gap={4}>
          <Split as="header" $gap={2} $align="end">
            <div>
              <Heading as="h1" $size="clamp(2rem, 1.5rem + 2vw, 3.25rem)">
                {texts.customerDashboard}
              </Heading>
              <Muted $above="6px" $breaks>
                {customer.name}, <Breakable>{customer.email}</Breakable>
              </Muted>
            </div>
            <Button variant="secondary" onClick={signOut} busy={busy} busyText={uiTexts.loggingOut}>
              <LogOut size={20} />
              {uiTexts.logout}
            </Button>
          </Split>
          <OrderCards />
          <MailingListCard optedIn={customer.mailingListOptIn === 1} />
          {customer.getsTexts && (
            <Suspense fallback={null}>
              <TextsCard />
            </Suspense>
          )}
          <OrderHistory Payment={Payment} />
          <Halves $gap={4}>
            <DetailsCard customer={customer} />
            <AddressCard address={customer.shippingAddress} />
            <EmailCard email={customer.email} />
            <PasswordCard />
          </Halves>
          <OwnDataCard />
          <SessionsCard />
        </Stack>
      </Container>
    </PageSection>
  );
}
