import { useSignOut } from '../customer/use-sign-out';

interface SignOutButtonProps {
  className?: string;
  onPress?: () => void;
}

/** Signs the customer out; looks like the header's links. */
export function SignOutButton({ className, onPress }: SignOutButtonProps) {
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
      Logout
    </button>
  );
}
