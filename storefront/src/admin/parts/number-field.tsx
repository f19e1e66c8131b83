import type { ComponentProps } from 'react';
import { TextField } from '../../ui/text-field';

/** A field for a number. Scrolling doesn't change it, even under the pointer. */
export function NumberField(field: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      onWheel={({ currentTarget }) => currentTarget.blur()}
      {...field}
    />
  );
}
