import { TextField } from './text-field';
import { useTypedValue } from './use-typed-value';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onSearch: (value: string) => void;
}

export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useTypedValue(value, onSearch);
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
