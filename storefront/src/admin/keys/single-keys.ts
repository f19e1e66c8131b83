import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../ui/stored-value';

const KEY = 'single-keys';
const OFF = 'off';

const listeners = new Set<() => void>();
/** The setting in browsers that block storage. */
let setting: string | null = null;

const isOn = () => (readStored(KEY) ?? setting) !== OFF;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Whether single-key shortcuts are on. People who control the browser by voice turn them off (WCAG 2.1.4). */
export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => true);
}

export function setSingleKeys(on: boolean): void {
  setting = on ? 'on' : OFF;
  writeStored(KEY, setting);
  for (const listener of listeners) listener();
}

export const TAKES_KEYS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
export const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Returns the pressed key if it's a shortcut ('j', '?'), or null if something else handles it. */
export function singleKey(event: KeyboardEvent): string | null {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
  if (key.length !== 1 || defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(TAKES_KEYS)) return null;
  if (document.querySelector(OVER_THE_PAGE)) return null;
  // Some keyboards need Shift for '/' and '?'.
  const isEmailContent = /[a-z]/i.test(key);
  return isEmailContent && shiftKey ? null : key.toLowerCase();
}

/** Calls the handler for single-key shortcuts while they're on, unless someone is typing or a dialog is open. */
export function useSingleKeys(acts: Readonly<Record<string, () => void>>): void {
  const on = useSingleKeysOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = singleKey(event);
    const act = key !== null && Object.hasOwn(acts, key) ? acts[key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}
