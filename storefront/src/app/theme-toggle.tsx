import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../ui/icon-button';
import { useTheme } from './use-theme';

/** Switches between the dark and the light theme. */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton aria-label={`Switch to ${other} theme`} onClick={() => setTheme(other)}>
      <Icon size={22} strokeWidth={2} aria-hidden />
    </IconButton>
  );
}
