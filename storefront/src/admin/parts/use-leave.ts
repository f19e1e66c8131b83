import { waitOr } from '../../api/client';
import { useOwnerLogout } from '../../api/owner';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from './admin-texts';
import { forgetDrafts } from './drafts';

/** Ends the owner's session and says so; the page around it leads to the login. */
export function useLeave() {
  const { toast } = useToast();
  const { mutate, isPending } = useOwnerLogout();
  return {
    isLeaving: isPending,
    leave(): void {
      mutate(undefined, {
        onSuccess() {
          forgetDrafts();
          toast({ title: 'Logged Out', description: ADMIN_TEXTS.loggedOut });
        },
        onError(error) {
          toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.logoutFailed), tone: 'danger' });
        },
      });
    },
  };
}
