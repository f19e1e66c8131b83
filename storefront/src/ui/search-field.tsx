import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from './text-field';

/** A pause in typing, in ms, after which the search goes out. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  maxLength?: number;
  /** What is searched for now. */
  value: string;
  onSearch: (value: string) => void;
}

/** Searches once the typing pauses. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useEffectEvent(onSearch);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      send(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    // Another search than was asked for here: by Back, or by 'Clear filters'.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  return (
    <TextField
      {...field}
      type="search"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
