import { waitOr } from '../api/client';
import { useCustomerLogout } from '../api/customer';
import { useToast } from '../ui/toast';
import { CUSTOMER_TEXTS } from './customer-texts';

/** Ends the customer's session, and says how it went (rule 2.10). */
export function useSignOut() {
  const { toast } = useToast();
  const logout = useCustomerLogout();
  return {
    busy: logout.isPending,
    /** The button that calls this may be unmounted before the answer comes. */
    async signOut(): Promise<void> {
      try {
        await logout.mutateAsync();
        toast({ title: 'Logged Out', description: CUSTOMER_TEXTS.loggedOut });
      } catch (error) {
        const description = waitOr(error, CUSTOMER_TEXTS.logoutFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      }
    },
  };
}
