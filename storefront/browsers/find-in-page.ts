import { computeAccessibleName, getRole } from 'dom-accessibility-api';

export interface Pattern {
  text: string;
  /** Flags of a regular expression, undefined for a string. */
  flags?: string;
  exact: boolean;
}

export type Step =
  | { by: 'role'; role: string; name?: Pattern }
  | { by: 'label' | 'text'; name: Pattern }
  | { by: 'css'; css: string };

/** Returns the one element the steps lead to, or the number of matches if it isn't one. */
export function find(steps: readonly Step[]): Element | number {
  let found: Element[] = [document.documentElement];
  for (const step of steps) found = [...new Set(found.flatMap((parent) => within(parent, step)))];
  const [only] = found;
  return found.length === 1 && only ? only : found.length;
}

function within(parent: Element, step: Step): Element[] {
  if (step.by === 'css') return [...parent.querySelectorAll(step.css)];
  const all = [...parent.querySelectorAll(step.by === 'label' ? 'input, select, textarea' : '*')];
  return all.filter((element) => isMatch(element, step) && isShown(element));
}

function isMatch(element: Element, step: Exclude<Step, { by: 'css' }>): boolean {
  if (step.by === 'text') return hasText(element, step.name);
  if (step.by === 'role' && (getRole(element) !== step.role || !isExposed(element))) return false;
  return !step.name || matchesText(computeAccessibleName(element), step.name);
}

function hasText(element: Element, pattern: Pattern): boolean {
  if (element.matches('script, style') || !matchesText(element.textContent ?? '', pattern)) return false;
  return ![...element.children].some((child) => matchesText(child.textContent ?? '', pattern));
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function matchesText(raw: string, { text, flags, exact }: Pattern): boolean {
  const value = tidy(raw);
  if (flags !== undefined) return new RegExp(text, flags).test(value);
  return exact ? value === text : value.toLowerCase().includes(text.toLowerCase());
}

const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const isExposed = (element: Element) => element.closest('[aria-hidden="true"], [inert]') === null;
