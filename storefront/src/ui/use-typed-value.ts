import { useEffect, useEffectEvent, useState } from 'react';

const REST_MS = 250;

/**
 * A field's text while it is typed; it is passed on, trimmed, when the typing pauses. A value from elsewhere, such as after
 * Back, replaces it.
 */
export function useTypedValue(value: string, onRest: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  /** The last value that the field passed on or was given. */
  const [known, setKnown] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // The field's own value may come back when more has been typed already.
    if (known !== value) {
      setKnown(value);
      setTyped(value);
    }
  }
  const rest = useEffectEvent((text: string) => {
    if (text.trim() === known) return;
    setKnown(text.trim());
    onRest(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => rest(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
