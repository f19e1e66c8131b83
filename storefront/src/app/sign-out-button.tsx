import { useSignOut } from '../customer/use-sign-out';

interface SignOutButtonProps {
  className?: string;
  onPress?: () => void;
}

/** The way out of the customer's account, as one of the header's links looks. */
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
