import { useOwnerLogout } from '../../api/owner';
import { useNotices } from '../../notices/use-notices';
import * as uiTexts from '../../ui/ui-texts';

const DRAFTS = /^(message|form)-draft/;

function deleteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (DRAFTS.test(key)) sessionStorage.removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Signs out and shows a notice. After that, the page redirects to the login. */
export function useLeave() {
  const { attempt } = useNotices();
  const { mutateAsync, isPending } = useOwnerLogout();
  async function logOut(): Promise<void> {
    await mutateAsync();
    deleteDrafts();
  }
  return {
    isLeaving: isPending,
    leave: () =>
      attempt(logOut, {
        done: { title: uiTexts.loggedOutTitle, description: uiTexts.loggedOut },
        failed: uiTexts.logoutFailed,
      }),
  };
}
