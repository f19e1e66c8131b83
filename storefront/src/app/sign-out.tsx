import { type ComponentProps, Suspense } from 'react';
import { loadable } from '../first-paint/loadable';
import { useServing } from '../first-paint/use-served';
import type { SignOutButton } from '../sessions/sign-out';
import * as uiTexts from '../ui/ui-texts';

const LazyButton = loadable(async () => (await import('../sessions/sign-out')).SignOutButton);

/** The header's Logout, empty until its code has loaded. */
export function SignOut({ className, onPress }: ComponentProps<typeof SignOutButton>) {
  const place = (
    <span className={className} style={{ visibility: 'hidden' }}>
      {uiTexts.logout}
    </span>
  );
  if (useServing()) return place;
  return (
    <Suspense fallback={place}>
      <LazyButton className={className} onPress={onPress} />
    </Suspense>
  );
}
