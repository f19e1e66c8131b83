import { Activity, type ReactNode, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  parsePath,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
import type { DashboardTab } from '#domain/lists/dashboard-address';
import { afterPaint } from '../ui/after-paint';
import { hrefOf, isFirstViewOf } from './tab-address';

interface DrawnTabProps {
  id: DashboardTab;
  isOpen: boolean;
  children: ReactNode;
}

interface OpenedTabProps extends DrawnTabProps {
  /** Whether another tab is shown in its place. */
  isCovered?: boolean;
}

/** A tab that's drawn outside the page, so no field is in the page twice, and moves into it when it opens. */
export function DrawnTab({ id, isOpen, isCovered = false, children }: OpenedTabProps) {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.dataset.arriving = '';
    return element;
  });
  useEffect(() => {
    if (isOpen) afterPaint(() => delete host.dataset.arriving);
  }, [isOpen, host]);
  return (
    <>
      {isOpen && (
        <div
          hidden={isCovered}
          ref={(slot) => {
            if (slot !== host.parentNode) slot?.append(host);
          }}
        />
      )}
      {createPortal(
        <AtItsAddress id={id} isOpen={isOpen}>
          <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>
        </AtItsAddress>,
        host,
      )}
    </>
  );
}

/** Gives a tab the address it opens at. It stays the same object when the tab opens, so the tab isn't drawn again. */
function AtItsAddress({ id, isOpen, children }: DrawnTabProps) {
  const real = use(LocationContext);
  const [own] = useState(() => ({
    ...real,
    location: { pathname: '', search: '', hash: '', ...parsePath(hrefOf(id)), state: null, key: 'ahead' },
  }));
  const [first, setFirst] = useState<Location>();
  if (isOpen && !first && isFirstViewOf(id, real.location)) setFirst(real.location);
  const isMoved = isOpen && first !== undefined && real.location !== first;
  // React Router makes a new one for each address, and every link would be drawn again.
  const [route] = useState(use(RouteContext));
  return (
    <RouteContext value={route}>
      <LocationContext value={isMoved ? real : own}>{children}</LocationContext>
    </RouteContext>
  );
}
