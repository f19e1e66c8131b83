'use client';
import type { DateFieldClientProps } from 'payload';
import { type ControlProps, framedField } from './field-frame';

type ShopDayProps = DateFieldClientProps & { timeZone: string };

function ShopDayInput({ locked, path, setValue, timeZone, value }: ControlProps<ShopDayProps>) {
  return (
    <input
      id={`field-${path.replace(/\./g, '__')}`}
      name={path}
      type="date"
      disabled={locked}
      value={typeof value === 'string' ? dayIn(timeZone, value) : ''}
      onChange={({ target }) => setValue(target.value || null)}
    />
  );
}

/** Returns a stored moment as a day on the shop's clock. Returns a day that was just picked as it is. */
function dayIn(timeZone: string, value: string): string {
  return value.length > 10 ? new Date(value).toLocaleDateString('sv-SE', { timeZone }) : value;
}

/** A day on the shop's clock, no matter where the browser is. The server stores the day's first or last moment (rule 29.1). */
export const ShopDayField = framedField(ShopDayInput, 'text shop-day');
