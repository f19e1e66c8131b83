import { useSignOut } from '../customer/use-sign-out';
import * as uiTexts from '../ui/ui-texts';

/** A button that signs the customer out. It looks like the header's links. */
export function SignOutButton({ className, onPress }: { className?: string; onPress?: () => void }) {
  const { signOut, busy } = useSignOut();
  return (
    <button
      type="button"
      className={className}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (busy) return;
        onPress?.();
        void signOut();
      }}
    >
      {uiTexts.logout}
    </button>
  );
}
