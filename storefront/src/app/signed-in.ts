import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../ui/stored-value';

// Scripts can't read the session cookie. So we store the server's last answer, and pages show the right link right away.
const STORAGE_KEY = 'customer-session';
const SIGNED_IN = 'yes';
const SIGNED_OUT = 'no';

const listeners = new Set<() => void>();
let memory: boolean | null = null;

/** Whether someone is signed in, according to the last answer. */
export function isSignedIn(): boolean {
  return memory ?? readStored(STORAGE_KEY) === SIGNED_IN;
}

export function storeSignedIn(signedIn: boolean): void {
  if (signedIn === isSignedIn()) return;
  const isStored = writeStored(STORAGE_KEY, signedIn ? SIGNED_IN : SIGNED_OUT);
  memory = isStored ? null : signedIn;
  for (const listener of listeners) listener();
}

/** Calls back when another tab of this browser signs in or out. Returns a function that stops it. */
export function onOtherTabChange(onChange: (signedIn: boolean) => void): () => void {
  function listener({ key }: StorageEvent): void {
    // The key is null if the storage was cleared. That doesn't change the session.
    if (key === STORAGE_KEY) onChange(isSignedIn());
  }
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTabChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Other tabs can change this. Null in a page that's rendered for everyone, where `early.js` decides. */
export function useSignedIn(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, isSignedIn, () => null);
}
