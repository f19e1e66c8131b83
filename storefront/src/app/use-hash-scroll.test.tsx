import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHashScroll } from './use-hash-scroll';

const scrollTo = vi.fn();
let still = false;

function Page() {
  const navigate = useNavigate();
  useHashScroll();
  return (
    <>
      <button type="button" onClick={() => navigate('#services', { state: { opened: {} } })}>
        open
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <Link to="#services">services</Link>
      <Link to="#steps">steps</Link>
      <section id="services" tabIndex={-1} aria-label="Services">
        <button type="button">order</button>
      </section>
      <section id="steps" />
    </>
  );
}

function visit(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  vi.stubGlobal('scrollY', 300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 10, 10));
});
afterEach(() => {
  scrollTo.mockReset();
  still = false;
});

describe('useHashScroll', () => {
  it('scrolls smoothly after 100 ms, 20 px above the element, and moves focus there', () => {
    visit('/#services');
    pass(99);
    expect(scrollTo).not.toHaveBeenCalled();
    pass(1);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 780, behavior: 'smooth' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Services' }));
  });

  it('leaves the focus alone once the visitor has tabbed into the element', () => {
    visit('/#services');
    const order = screen.getByRole('button', { name: 'order' });
    pass(99);
    order.focus();
    pass(1);
    expect(document.activeElement).toBe(order);
  });

  it('scrolls again for a new hash and for the same one', () => {
    visit('/#services');
    pass(100);
    fireEvent.click(screen.getByRole('link', { name: 'steps' }));
    pass(100);
    fireEvent.click(screen.getByRole('link', { name: 'steps' }));
    pass(100);
    expect(scrollTo).toHaveBeenCalledTimes(3);
  });

  it('stays put when something opens or closes above the page', () => {
    visit('/#services');
    pass(100);
    for (const name of ['open', 'back']) {
      fireEvent.click(screen.getByRole('button', { name }));
      pass(100);
    }
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('jumps with reduced motion', () => {
    still = true;
    visit('/#services');
    pass(100);
    expect(scrollTo).toHaveBeenCalledWith({ top: 780, behavior: 'instant' });
  });

  it.each(['/', '/#nothing', '/#%'])('ignores %s', (address) => {
    visit(address);
    pass(1000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
