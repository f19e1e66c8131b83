import { useCustomerLogout } from '../api/customer';
import { useNotices } from '../notices/use-notices';
import { PlainButton } from '../ui/plain-button';
import * as uiTexts from '../ui/ui-texts';

/** Returns a function that signs the customer out and shows a notice (rule 2.10). The button may be gone by then. */
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

/** A button that signs the customer out. It looks like the header's links. */
export function SignOutButton({ className, onPress }: { className?: string; onPress?: () => void }) {
  const { signOut, busy } = useSignOut();
  return (
    <PlainButton
      className={className}
      disabled={busy}
      onClick={() => {
        onPress?.();
        void signOut();
      }}
    >
      {uiTexts.logout}
    </PlainButton>
  );
}
