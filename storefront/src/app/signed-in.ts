import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored-value';

/**
 * Whether this browser has a customer's session, as far as it knows by itself: the session's cookie is not for scripts to
 * read. It is written down with every answer about the session, so that a page can say the right word before it asks, and
 * does not ask for who never signed in.
 */
const STORAGE_KEY = 'customer-session';
const SIGNED_IN = 'yes';
const SIGNED_OUT = 'no';

const listeners = new Set<() => void>();
/** What holds where the browser blocks storage. */
let known: boolean | null = null;

/** Whether somebody is signed in, by what was last heard of it. */
export function isSignedIn(): boolean {
  return known ?? readStored(STORAGE_KEY) === SIGNED_IN;
}

/** Writes down what was heard of the session. */
export function keepSignedIn(signedIn: boolean): void {
  if (signedIn === isSignedIn()) return;
  const isStored = writeStored(STORAGE_KEY, signedIn ? SIGNED_IN : SIGNED_OUT);
  known = isStored ? null : signedIn;
  for (const tell of listeners) tell();
}

/** Calls back when another tab of this browser has signed in or out. */
export function onOtherTab(tell: (signedIn: boolean) => void): () => void {
  function hear({ key }: StorageEvent): void {
    // A null is a storage that was emptied, which says nothing of the session.
    if (key === STORAGE_KEY) tell(isSignedIn());
  }
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTab(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether a customer is signed in; follows logins and logouts, those of other tabs too. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}
