import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AboutShop, SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { ShopFactsProvider } from '../api/shop-facts';
import { WhoWorks } from './who-works';

const RED = { name: 'Red', words: 'Thirty years on the bench.', portrait: '/media/red.webp' };
const GUARANTEE = 'A lace that breaks within a year is ours to mend.';
const REVIEW = {
  quote: 'Like new.',
  name: 'Sam',
  month: '2026-05',
  link: { label: 'Yelp', url: 'https://yelp.com/red' },
};
const NOTHING: AboutShop = { people: [], guarantee: null, reviews: [] };

const show = (about: AboutShop | null) =>
  render(
    <ShopFactsProvider value={{ ...SHOP_FACTS, about }}>
      <WhoWorks />
    </ShopFactsProvider>,
  );
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('WhoWorks', () => {
  it('renders nothing without content', () => {
    expect(show(null).container.textContent).toBe('');
  });

  it('shows people, guarantee, and reviews', () => {
    show({ people: [RED], guarantee: GUARANTEE, reviews: [REVIEW] });
    expect(headings()).toEqual(['Who works on your glove', 'Red', 'Our guarantee', 'What customers say']);
    expect(screen.getByRole('img', { name: 'Red' }).getAttribute('src')).toBe('/media/thumbs/red.webp.webp');
    expect(screen.getByText(GUARANTEE)).toBeTruthy();
    const review = within(screen.getByRole('figure'));
    expect(review.getByText('"Like new."')).toBeTruthy();
    expect(review.getByText('May 2026').getAttribute('datetime')).toBe('2026-05');
    expect(review.getByRole('link', { name: /^Yelp/ }).getAttribute('href')).toBe('https://yelp.com/red');
  });

  it.each<[string, AboutShop, string[]]>([
    [
      'a person without a portrait',
      { ...NOTHING, people: [{ ...RED, portrait: null }] },
      ['Who works on your glove', 'Red'],
    ],
    ['a guarantee alone', { ...NOTHING, guarantee: GUARANTEE }, ['What you can count on', 'Our guarantee']],
    [
      'a review without day and place',
      { ...NOTHING, reviews: [{ ...REVIEW, month: null, link: null }] },
      ['What you can count on', 'What customers say'],
    ],
  ])('shows %s and no empty part', (_name, about, expected) => {
    show(about);
    expect(headings()).toEqual(expected);
    for (const role of ['img', 'link', 'time']) expect(screen.queryByRole(role)).toBeNull();
  });
});
