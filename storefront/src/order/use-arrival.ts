import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { isOpening } from '../ui/use-opened';
import { findService, type Offers } from './offers';

/** The offered service that an address without a step asks for; undefined when the address is one of the wizard's own. */
export function requestedService({ search }: Location, offers: Offers): ServiceView | null | undefined {
  const params = new URLSearchParams(search);
  if (params.has('step')) return undefined;
  return findService(offers, params.get('service') ?? '') ?? null;
}

/** Tells when a link leads to the wizard that is already open, like the header's 'Order Now'. */
export function useArrival(offers: Offers, onArrival: (service: ServiceView | null) => void): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const seenKey = useRef(location.key);
  const arrive = useEffectEvent(() => {
    const service = requestedService(location, offers);
    // What opens above the wizard is an entry of its own, at the same address.
    if (navigationType === 'PUSH' && !isOpening(location) && service !== undefined) onArrival(service);
  });
  useEffect(() => {
    if (seenKey.current === location.key) return;
    seenKey.current = location.key;
    arrive();
  }, [location.key]);
}
