import { useCustomerLogout } from '../api/customer';
import { useNotices } from '../notices/use-notices';
import * as uiTexts from '../ui/ui-texts';

/** Ends the customer's session, and says how it went (rule 2.10). The button that calls it may be gone by then. */
export function useSignOut() {
  const { attempt } = useNotices();
  const { mutateAsync, isPending } = useCustomerLogout();
  return {
    busy: isPending,
    signOut: () =>
      attempt(() => mutateAsync(), {
        done: { title: uiTexts.loggedOutTitle, description: uiTexts.loggedOut },
        failed: uiTexts.logoutFailed,
      }),
  };
}
