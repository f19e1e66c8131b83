import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../ui/stored-value';

/**
 * Whether this browser probably has a customer's session; scripts cannot read its cookie. Every answer about the session is
 * stored here, so that a page shows the right link before it asks the shop, and does not ask for visitors who never signed in.
 */
const STORAGE_KEY = 'customer-session';
const SIGNED_IN = 'yes';
const SIGNED_OUT = 'no';

const listeners = new Set<() => void>();
/** Used when the browser blocks storage. */
let known: boolean | null = null;

/** Whether somebody is signed in, by the last answer. */
export function isSignedIn(): boolean {
  return known ?? readStored(STORAGE_KEY) === SIGNED_IN;
}

/** Stores an answer about the session. */
export function keepSignedIn(signedIn: boolean): void {
  if (signedIn === isSignedIn()) return;
  const isStored = writeStored(STORAGE_KEY, signedIn ? SIGNED_IN : SIGNED_OUT);
  known = isStored ? null : signedIn;
  for (const tell of listeners) tell();
}

/** Calls back when another tab of this browser has signed in or out. */
export function onOtherTab(tell: (signedIn: boolean) => void): () => void {
  function hear({ key }: StorageEvent): void {
    // The key is null when the storage was cleared, which says nothing about the session.
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

/**
 * Whether a customer is signed in; follows logins and logouts, those of other tabs too. Null in a page as the server sends it, to
 * everybody alike: `first-paint/early.js` and the style sheet show each the right one.
 */
export function useSignedIn(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, isSignedIn, () => null);
}
