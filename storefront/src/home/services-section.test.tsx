import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { showAt } from '../testing/page-in-test';
import { answer, answerBy, hold, startShop } from '../testing/shop-in-test';
import { ServicesSection } from './services-section';

const SERVICES = 'GET /api/services';
startShop();

function service(number: number, changes: Partial<ServiceView>): ServiceView {
  return {
    id: `3f2a91c4-1c1a-4b1e-8f00-00000000000${number}`,
    version: 0,
    name: `Service ${number}`,
    description: 'What is done',
    price: 6500,
    category: 'repair',
    active: 1,
    sortOrder: number,
    ...changes,
  };
}

const show = () => showAt('/', <ServicesSection />);

describe('ServicesSection', () => {
  it('shows a loading state', () => {
    hold(SERVICES);
    show();
    expect(screen.getByRole('status').textContent).toBe('Loading services');
  });

  it('shows active services by sortOrder, each with price and order link', async () => {
    const last = service(1, { sortOrder: 9, name: 'Last', price: 12050 });
    const first = service(2, { sortOrder: 1, name: 'First', category: 'relacing' });
    answer(SERVICES, [last, service(3, { active: 0, name: 'Gone' }), first]);
    show();
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['First', 'Last']);
    const card = within(screen.getByRole('article', { name: 'Last' }));
    expect(card.getByText('$120.50')).toBeTruthy();
    const order = card.getByRole('link', { name: 'Order This Service: Last' });
    expect(order.getAttribute('href')).toBe(`/order?service=${last.id}`);
  });

  it('shows what each includes, how long it takes, and that the shop asks first', async () => {
    const own = { included: ['New lace', 'Tight web'], days: 5, picture: '/media/web.webp' };
    answer(SERVICES, [service(1, own), service(2, {})]);
    show();
    const card = within(await screen.findByRole('article', { name: 'Service 1' }));
    const lines = within(card.getByRole('list', { name: "What's included" })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['New lace', 'Tight web']);
    const askFirst = "after your glove gets here. If we find more damage, we'll ask first.";
    expect(card.getByText(`Ready about 5 days ${askFirst}`)).toBeTruthy();
    expect(card.getByRole('presentation').getAttribute('src')).toBe('/media/thumbs/web.webp.webp');
    const other = within(screen.getByRole('article', { name: 'Service 2' }));
    expect(other.queryByRole('list')).toBeNull();
    expect(other.getByText(`Ready about 14 days ${askFirst}`)).toBeTruthy();
  });

  it('offers a type filter and advice', async () => {
    answer(SERVICES, [
      service(1, {}),
      service(2, { category: 'bat-care' }),
      service(3, {}),
      service(4, { active: 0, category: 'relacing' }),
    ]);
    show();
    const kinds = within(await screen.findByRole('group', { name: 'Kind of service' })).getAllByRole('radio');
    expect(kinds.map((kind) => kind.parentElement?.textContent)).toEqual(['All', 'Repair', 'bat-care']);
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => card.parentElement?.dataset.kind)).toEqual(['0', '1', '0']);
    expect(screen.getByRole('heading', { name: 'Not sure which one?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order a service' }).getAttribute('href')).toBe('/order');
  });

  it('has no filter when all have one type', async () => {
    answer(SERVICES, [service(1, {}), service(2, {})]);
    show();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each([
    { case: 'none', list: [] },
    { case: 'none active', list: [service(1, { active: 0 })] },
  ])('shows an empty state: $case', async ({ list }) => {
    answer(SERVICES, list);
    show();
    expect(await screen.findByText('No services available at the moment.')).toBeTruthy();
  });

  it.each([
    { text: "the shop's own text", reply: Response.json({ message: MESSAGES.internal }, { status: 500 }) },
    { text: 'a plain text', reply: new Response('<h1>Bad Gateway</h1>', { status: 502 }) },
  ])('shows a load error with $text, without a status, and retries', async ({ text, reply }) => {
    answerBy(SERVICES, () => reply.clone());
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain("The services didn't load");
    expect(alert.textContent).toContain(
      text === 'a plain text' ? "couldn't load our services" : MESSAGES.internal,
    );
    expect(alert.textContent).not.toMatch(/50[02]/);
    answer(SERVICES, [service(1, {})]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Service 1' })).toBeTruthy();
  });
});
