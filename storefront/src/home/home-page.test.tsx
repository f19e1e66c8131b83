import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGN_UP_WORDING } from '#domain/consents/consent-words';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { ShopFactsProvider } from '../api/shop-facts';
import { showAt } from '../testing/page-in-test';
import { answer, startShop } from '../testing/shop-in-test';
import { HomePage } from './home-page';
// Preload, so the page's own import resolves right away.
import './signup-form';

const FACTS = { ...SHOP_FACTS, heroTitle: 'We fix gloves', heroText: 'All of them.', turnaroundDays: 9 };

class FakeObserver {
  static all: FakeObserver[] = [];
  readonly watched = new Set<Element>();
  readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(report: FakeObserver['report']) {
    this.report = report;
    FakeObserver.all.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  disconnect() {
    this.watched.clear();
  }
}

function inSight(...elements: (Element | null)[]) {
  act(() => {
    for (const { watched, report } of FakeObserver.all) {
      report([...watched].map((target) => ({ target, isIntersecting: elements.includes(target) })));
    }
  });
}

// This finds hidden ones, too, because the dock shows only on phones.
const orderLinks = () => screen.getAllByRole('link', { name: 'ORDER SERVICE NOW', hidden: true });
const dock = () => orderLinks().at(-1)?.parentElement?.dataset.dock;
const heroActions = () => orderLinks()[0]?.parentElement ?? null;

startShop(() => {
  answer('GET /api/services', []);
  answer('GET /api/work-gallery', []);
});
beforeEach(() => {
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  showAt(
    '/',
    <>
      <ShopFactsProvider value={FACTS}>
        <HomePage />
      </ShopFactsProvider>
      <footer />
    </>,
  );
});

describe('HomePage', () => {
  it('links to the order form and the services', () => {
    expect(orderLinks()[0]?.getAttribute('href')).toBe('/order');
    expect(screen.getByRole('link', { name: 'VIEW SERVICES' }).getAttribute('href')).toBe('/#services');
    expect(screen.getByRole('region', { name: 'Services' }).id).toBe('services');
  });

  it("shows the owner's greeting and turnaround", async () => {
    expect(screen.getByRole('heading', { level: 1, name: 'We fix gloves' })).toBeTruthy();
    expect(screen.getByText('All of them.')).toBeTruthy();
    expect(screen.getByText('9 days')).toBeTruthy();
    expect(await screen.findByText(/Our standard turnaround is 9 days/)).toBeTruthy();
  });

  it('shows the four steps in order', async () => {
    await screen.findByRole('heading', { level: 3, name: /Receive Glove/ });
    const titles = ['Choose Service', 'Ship or Drop Off', 'Expert Repair', 'Receive Glove'];
    const headings = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent?.slice(1));
    expect(headings).toEqual(titles);
  });

  it('loads the sign-up form as the visitor comes near it', async () => {
    expect(screen.queryByLabelText('Email')).toBeNull();
    const section = screen.getByRole('region', { name: 'Your name in the cap' });
    // The words that we record as consent (rule 31.2).
    expect(section.textContent).toContain(SIGN_UP_WORDING);
    inSight(section);
    expect(await screen.findByLabelText('Email')).toBeTruthy();
  });

  it('docks the order button only while neither another one nor the footer is visible', () => {
    inSight(heroActions());
    expect(dock()).toBe('away');
    inSight();
    expect(dock()).toBe('shown');
    inSight(document.querySelector('footer'));
    expect(dock()).toBe('away');
    inSight(screen.getByRole('region', { name: 'Your name in the cap' }));
    expect(dock()).toBe('away');
  });
});
