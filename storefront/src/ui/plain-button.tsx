import { type ComponentProps, useState } from 'react';

/** A button that keeps the focus while it's disabled, so the keyboard stays in its place. */
export function PlainButton({ disabled, onClick, ...rest }: ComponentProps<'button'>) {
  const [focused, setFocused] = useState(false);
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      {...rest}
      disabled={disabled && !focused}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      onFocusCapture={() => setFocused(true)}
      onBlurCapture={() => setFocused(false)}
    />
  );
}
