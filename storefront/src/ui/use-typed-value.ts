import { useEffect, useEffectEvent, useState } from 'react';

const REST_MS = 250;

/**
 * A field's text while it is typed, and what takes it: it is handed on, trimmed, when the typing rests. What comes from
 * elsewhere, such as Back, takes the typed text's place.
 */
export function useTypedValue(value: string, onRest: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  /** The value that the field knows of, either handed on by itself or come from elsewhere. */
  const [known, setKnown] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // What the field itself has handed on may come back when more is typed already.
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
