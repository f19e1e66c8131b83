import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 250;

/** The text of a field, reported without spaces around it when typing pauses. A value from outside replaces it. */
export function useTypedValue(value: string, onPause: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [latestValue, setLatestValue] = useState(value);
  const [text, setText] = useState(value);
  if (text !== value) {
    setText(value);
    // The same value may come back after someone has typed more.
    if (latestValue !== value) {
      setLatestValue(value);
      setTyped(value);
    }
  }
  const reportPause = useEffectEvent((text: string) => {
    if (text.trim() === latestValue) return;
    setLatestValue(text.trim());
    onPause(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => reportPause(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
