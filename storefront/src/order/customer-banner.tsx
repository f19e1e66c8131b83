import { LogOut, UserCheck } from 'lucide-react';
import styled from 'styled-components';
import type { CustomerMe } from '#domain/customers/account-contract';
import { waitOr } from '../api/client';
import { useCustomerLogout } from '../api/customer';
import { Button } from '../ui/button';
import { useToast } from '../ui/toast';
import { color, radius, space } from '../ui/tokens';
import { withFields } from './draft-changes';
import { ORDER_TEXTS } from './order-texts';
import { useOrder } from './use-order-form';

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px ${space[2]};
  align-items: center;
  padding: 10px 10px 10px 16px;
  border: 1px solid ${color.success};
  border-radius: ${radius.patch};
  background: ${color.successSoft};
  > svg {
    flex: none;
    color: ${color.success};
  }
  p {
    flex: 1 1 12ch;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    margin-inline-start: auto;
  }
`;

const NOBODY = { customerName: '', customerEmail: '', customerPhone: '' };

/** Says who is logged in, with the way out. */
export function CustomerBanner({ customer, onLeft }: { customer: CustomerMe; onLeft: () => void }) {
  const { toast } = useToast();
  const logout = useCustomerLogout();
  const { change, forgetAsked } = useOrder();

  async function leave(): Promise<void> {
    try {
      await logout.mutateAsync();
      change((draft) => withFields(draft, NOBODY));
      forgetAsked();
      onLeft();
      toast({ title: 'Logged Out', description: ORDER_TEXTS.loggedOut });
    } catch (error) {
      toast({ title: 'Error', description: waitOr(error, ORDER_TEXTS.logOutFailed), tone: 'danger' });
    }
  }

  return (
    <Banner role="group" aria-label="Logged in">
      <UserCheck size={24} strokeWidth={2} aria-hidden />
      <p>
        Logged in as <strong>{customer.name}</strong>
      </p>
      <Button variant="ghost" onClick={leave} busy={logout.isPending} busyText="Logging out...">
        <LogOut size={20} strokeWidth={2} aria-hidden />
        Logout
      </Button>
    </Banner>
  );
}
