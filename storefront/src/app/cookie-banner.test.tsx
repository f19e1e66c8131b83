import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIES_WORDING } from '#domain/consents/consent-words';
import { cookieAnswer } from '../ui/cookie-answer';
import { CookieBanner } from './cookie-banner';

const banner = () => screen.queryByRole('region', { name: 'Cookies' });

function open() {
  render(<CookieBanner />);
  act(() => vi.advanceTimersByTime(1000));
}

describe('CookieBanner', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('shows a second after load', () => {
    render(<CookieBanner />);
    act(() => vi.advanceTimersByTime(999));
    expect(banner()).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(banner()).not.toBeNull();
  });

  it.each([
    { button: 'Accept Cookies', stored: 'accepted' },
    { button: 'Decline', stored: 'declined' },
    { button: 'Close', stored: 'declined' },
  ])('$button stores $stored and closes', ({ button, stored }) => {
    open();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(localStorage.getItem('cookie-consent')).toBe(stored);
    expect(banner()).toBeNull();
  });

  it('31.3: keeps the answer for the next order or login, with its time, and shows the words that are recorded', () => {
    vi.setSystemTime('2026-11-20T10:00:00.000Z');
    expect(cookieAnswer()).toBeUndefined();
    open();
    expect(banner()?.textContent).toContain(COOKIES_WORDING);
    fireEvent.click(screen.getByRole('button', { name: 'Accept Cookies' }));
    expect(cookieAnswer()).toEqual({ given: true, at: '2026-11-20T10:00:01.000Z' });
    localStorage.setItem('cookie-consent-at', 'someday');
    expect(cookieAnswer()).toBeUndefined();
  });

  it.each(['accepted', 'declined'])("stays closed once it's %s", (stored) => {
    localStorage.setItem('cookie-consent', stored);
    open();
    expect(banner()).toBeNull();
  });

  it('can be closed when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(banner()).toBeNull();
  });
});
