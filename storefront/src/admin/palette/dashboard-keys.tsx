import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadable } from '../../first-paint/loadable';
import { ScanContext, type ScanHandler, useHandScanner } from '../keys/hand-scanner';
import { type Overlay, OverlayContext } from '../keys/overlays';
import { useSingleKeys } from '../keys/single-keys';
import type { CommandTabs } from './dashboard-tabs';
import { useScanned } from './use-scanned';

const CommandPalette = loadable(async () => (await import('./command-palette')).CommandPalette);
const KeyHelpDialog = loadable(async () => (await import('../keys/key-help-dialog')).KeyHelpDialog);

interface DashboardKeysProps {
  tabs: CommandTabs;
  isOn: boolean;
  children: ReactNode;
}

/** The shortcuts of every dashboard page: Ctrl K for the command palette, whose code loads on first use, '?', and '/'. */
export function DashboardKeys({ tabs, isOn, children }: DashboardKeysProps) {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [takers] = useState(() => new Set<ScanHandler>());
  const close = () => setOverlay(null);

  useEffect(() => {
    if (!isOn) return undefined;
    function onKey(event: KeyboardEvent): void {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // If it opened on top of another dialog, screen readers wouldn't find that one anymore.
      if (!document.querySelector('[role="dialog"]')) setOverlay('commands');
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);

  function search(): void {
    if (!focusSearch()) setOverlay('commands');
  }

  useHandScanner(useScanned(takers), isOn);
  useSingleKeys(isOn ? { '?': () => setOverlay('keys'), '/': search } : NO_KEYS);

  return (
    <OverlayContext value={setOverlay}>
      <ScanContext value={takers}>{children}</ScanContext>
      <Suspense fallback={null}>
        {overlay === 'commands' && <CommandPalette tabs={tabs} onClose={close} />}
        {overlay === 'keys' && <KeyHelpDialog onClose={close} />}
      </Suspense>
    </OverlayContext>
  );
}

const NO_KEYS = {};

/** Focuses the search of the list that's shown. Returns false if it has none. */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  search?.focus();
  search?.select();
  return search !== null;
}
