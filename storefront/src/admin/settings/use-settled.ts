import { useEffect, useState } from 'react';

/** How long typing has to pause before the preview updates, in ms. */
const PAUSE_MS = 250;

/** Returns the text once it has stopped changing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
