import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { appendToHead } from '../testing/append-to-head';
import { runEarlyScript } from '../testing/early-script';
import { ThemeToggle } from './theme-toggle';

const root = document.documentElement;
const isDark = () => root.classList.contains('dark');
const barColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
const firstPaint = () => onTestFinished(runEarlyScript('early'));

beforeEach(() => {
  root.className = 'dark';
  appendToHead('<meta name="theme-color" content="#111" data-dark="#111" data-light="#eee">');
});

describe('theme before the first paint', () => {
  it.each([
    { stored: null, dark: true },
    { stored: 'dark', dark: true },
    { stored: 'light', dark: false },
    { stored: 'purple', dark: true },
  ])('stored $stored: dark is $dark', ({ stored, dark }) => {
    if (stored) localStorage.setItem('theme', stored);
    firstPaint();
    expect(isDark()).toBe(dark);
    expect(barColor()).toBe(dark ? '#111' : '#eee');
  });

  it('is dark when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    firstPaint();
    expect(isDark()).toBe(true);
  });
});

describe('ThemeToggle', () => {
  it('toggles page, browser bar, and storage', async () => {
    render(<ThemeToggle />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Switch to light theme' })));
    expect([isDark(), barColor(), localStorage.getItem('theme')]).toEqual([false, '#eee', 'light']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' })));
    expect([isDark(), barColor(), localStorage.getItem('theme')]).toEqual([true, '#111', 'dark']);
  });

  it('works when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(<ThemeToggle />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Switch to light theme' })));
    expect(isDark()).toBe(false);
  });
});
