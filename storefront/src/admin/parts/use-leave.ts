import { useOwnerLogout } from '../../api/owner';
import { useNotices } from '../../notices/use-notices';
import { ADMIN_TEXTS } from './admin-texts';
import { forgetDrafts } from './drafts';

/** Ends the owner's session and says so; the page around it leads to the login. */
export function useLeave() {
  const { attempt } = useNotices();
  const { mutateAsync, isPending } = useOwnerLogout();
  async function logOut(): Promise<void> {
    await mutateAsync();
    forgetDrafts();
  }
  return {
    isLeaving: isPending,
    leave: () =>
      attempt(logOut, {
        done: { title: 'Logged Out', description: ADMIN_TEXTS.loggedOut },
        failed: ADMIN_TEXTS.logoutFailed,
      }),
  };
}
