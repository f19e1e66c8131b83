import { useEffect, useEffectEvent, useState } from 'react';

const REST_MS = 250;

/** A field's text, reported trimmed when typing pauses. External values replace it. */
export function useTypedValue(value: string, onRest: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // The same value may come back after more typing.
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
