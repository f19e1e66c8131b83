import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { IconButton } from '../ui/icon-button';
import { writeStored } from '../ui/stored-value';
import * as texts from './app-texts';

type Theme = 'light' | 'dark';

/** The same key that `first-paint/early.js` reads before the first paint. */
const STORAGE_KEY = 'theme';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function setTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const bar = document.querySelector('meta[name="theme-color"]');
  const barColor = bar?.getAttribute(`data-${theme}`);
  if (barColor) bar?.setAttribute('content', barColor);
  writeStored(STORAGE_KEY, theme);
}

// Both icons are rendered, and CSS shows one, because the server doesn't know the theme.
const WhenDark = styled(Sun)`
  :root:not(.dark) & {
    display: none;
  }
`;
const WhenLight = styled(Moon)`
  :root.dark & {
    display: none;
  }
`;

/** The theme, which is dark by default, and a function that switches it. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'dark' as const);
  const isDark = theme === 'dark';
  return { isDark, toggle: () => setTheme(isDark ? 'light' : 'dark') };
}

/** Switches between the dark and the light theme. */
export function ThemeToggle() {
  const { isDark, toggle } = useTheme();
  return (
    <IconButton aria-label={isDark ? texts.switchToLight : texts.switchToDark} onClick={toggle}>
      <WhenDark size={22} />
      <WhenLight size={22} />
    </IconButton>
  );
}
