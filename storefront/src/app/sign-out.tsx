import { type ComponentProps, lazy, Suspense } from 'react';
import type { SignOutButton } from './sign-out-button';

// Its code is for who is signed in; nobody else waits for it.
const LazyButton = lazy(async () => ({ default: (await import('./sign-out-button')).SignOutButton }));

/** The way out of the account in the header; until its code is there, its place is kept. */
export function SignOut({ className, onPress }: ComponentProps<typeof SignOutButton>) {
  return (
    <Suspense
      fallback={
        <span className={className} style={{ visibility: 'hidden' }}>
          Logout
        </span>
      }
    >
      <LazyButton className={className} onPress={onPress} />
    </Suspense>
  );
}
