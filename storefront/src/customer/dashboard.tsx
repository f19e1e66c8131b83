import { LogOut } from 'lucide-react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { CustomerMe } from '#domain/account-contract';
import { waitOr } from '../api/client';
import { useCustomerLogout } from '../api/customer';
import { Button } from '../ui/button';
import { Container } from '../ui/section';
import { useToast } from '../ui/toast';
import { color, space } from '../ui/tokens';
import { CUSTOMER_TEXTS } from './customer-texts';
import { Page, Parts } from './dashboard-layout';
import { MailingListCard } from './mailing-list-card';
import { OrderHistory } from './order-history';
import type { PaymentProps } from './payment-due';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: end;
  justify-content: space-between;
`;

const Heading = styled.h1`
  font-size: clamp(2rem, 1.5rem + 2vw, 3.25rem);
`;

const Who = styled.p`
  margin-top: 6px;
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

interface DashboardProps {
  customer: CustomerMe;
  Payment: ComponentType<PaymentProps> | undefined;
}

/** What a customer sees of the account: the mailing list and every order. */
export function Dashboard({ customer, Payment }: DashboardProps) {
  const { toast } = useToast();
  const logout = useCustomerLogout();

  function leave(): void {
    logout.mutate(undefined, {
      onError(error) {
        const description = waitOr(error, CUSTOMER_TEXTS.logoutFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      },
    });
  }

  return (
    <Page>
      <Container>
        <Parts>
          <Head>
            <div>
              <Heading>Customer Dashboard</Heading>
              <Who>
                {customer.name}, {customer.email}
              </Who>
            </div>
            <Button variant="secondary" onClick={leave} busy={logout.isPending} busyText="Logging out...">
              <LogOut size={20} strokeWidth={2} aria-hidden />
              Logout
            </Button>
          </Head>
          <MailingListCard optedIn={customer.mailingListOptIn === 1} />
          <OrderHistory Payment={Payment} />
        </Parts>
      </Container>
    </Page>
  );
}
