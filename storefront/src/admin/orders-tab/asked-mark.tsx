import { Hammer } from 'lucide-react';
import { adminMoment } from '../parts/admin-texts';
import { Mark } from './waits-mark';

/** Marks an order whose customer is asked about extra work and has not answered. */
export function AskedMark({ since }: { since: string }) {
  return (
    <Mark title={`Since ${adminMoment(since)}`}>
      <Hammer size={16} strokeWidth={2} aria-hidden />
      Waiting for customer
    </Mark>
  );
}
