import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, button, descriptionOf, field, fill, press, user } from '../testing/page-in-test';
import { answer, answerBy } from '../testing/shop-in-test';
import { CRIMSON, PASSWORD, PATCH, RELACE, SERVICES } from './fixtures';
import { show, startInFreshTab, toDelivery, toDetails } from './wizard-in-test';

startInFreshTab();

describe('services', () => {
  it('show a loading and an empty state', async () => {
    answer('GET /api/services', []);
    show();
    expect(screen.getByRole('status').textContent).toBe('Loading services');
    expect(await screen.findByText('No services available at the moment.')).toBeTruthy();
  });

  it('retry after a failure', async () => {
    answerBy('GET /api/services', () => new Response('', { status: 500 }));
    show();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    answer('GET /api/services', SERVICES);
    await user.click(again);
    expect(await screen.findByLabelText('Select Service')).toBeTruthy();
  });

  it("show active ones in the shop's order", async () => {
    show();
    const select = await screen.findByLabelText('Select Service');
    const names = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Choose a service', 'Palm Patch - $40.00', 'Full Relace - $65.00']);
    expect(screen.queryByLabelText(/Lace Color/)).toBeNull();
  });

  it('can be preselected by URL, with lace colors for a relacing', async () => {
    show(`/order?service=${RELACE.id}`);
    const select = await screen.findByLabelText<HTMLSelectElement>('Select Service');
    expect(select.value).toBe(RELACE.id);
    const laces = within(field(/Lace Color/))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(laces).toEqual(['No preference', 'Crimson (Stock: 2)', 'Saddle Tan (Stock: 12)']);
    await user.selectOptions(field(/Lace Color/), CRIMSON.id);
    expect(screen.getByText(/Crimson is low in stock.*adds 7-10 days/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /View full image/ })).toBeNull();
    await user.selectOptions(field(/Lace Color/), 'Saddle Tan (Stock: 12)');
    const link = screen.getByRole('link', { name: /View full image/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/media/tan.png', 'noopener']);
    await user.selectOptions(select, PATCH.id);
    expect(screen.queryByLabelText(/Lace Color/)).toBeNull();
  });
});

describe('steps', () => {
  it('have names, and the current one is marked', async () => {
    show();
    await toDetails();
    const steps = within(screen.getByRole('navigation', { name: 'Order progress' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Service (done)',
      'Details',
      'Delivery',
      'Payment',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(document.activeElement?.textContent).toBe('Your Information');
  });

  it("can't be skipped", async () => {
    show('/order?step=3');
    expect(await screen.findByLabelText('Select Service')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/order?step=1'));
  });

  it('show missing fields, and focus the first', async () => {
    const errorOf = (name: string) => [field(name).getAttribute('aria-invalid'), descriptionOf(field(name))];
    const refused = (message: string) => ['true', expect.stringContaining(message)];
    show();
    await screen.findByLabelText('Select Service');
    await press('Next');
    expect(document.activeElement).toBe(field('Select Service'));
    expect(errorOf('Select Service')).toEqual(refused(MESSAGES.selectService));
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.selectService);
    await toDetails();
    expect(screen.queryByText(MESSAGES.nameTooShort)).toBeNull();
    await press('Next');
    expect(document.activeElement).toBe(field('Full Name'));
    expect(errorOf('Full Name')).toEqual(refused(MESSAGES.nameTooShort));
    expect(errorOf('Email')).toEqual(refused(MESSAGES.invalidEmail));
    expect(errorOf('Phone')).toEqual(refused(MESSAGES.invalidPhone));
    expect(errorOf('Password')).toEqual(refused(MESSAGES.passwordTooShort));
    expect(errorOf('Glove Details')).toEqual(refused(MESSAGES.gloveDetailsTooShort));
    await fill('Full Name', 'Jo');
    expect(field('Full Name').getAttribute('aria-invalid')).toBeNull();
  });

  it('advance by one on a double click, without errors yet', async () => {
    show();
    await user.selectOptions(await screen.findByLabelText('Select Service'), RELACE.id);
    await user.dblClick(button('Next'));
    await screen.findByRole('heading', { name: 'Your Information' });
    expect(screen.queryByText(MESSAGES.nameTooShort)).toBeNull();
  });

  it('keep everything when going back', async () => {
    show();
    await toDelivery();
    await press('Back');
    await screen.findByRole('heading', { name: 'Your Information' });
    expect([field('Full Name').value, field('Password').value]).toEqual(['Jo Catcher', PASSWORD]);
    await press('Back');
    await waitFor(() => expect(field('Select Service').value).toBe(RELACE.id));
    await press('Next');
    await screen.findByRole('heading', { name: 'Your Information' });
    expect(field('Password').value).toBe(PASSWORD);
    await press('Next');
    expect(await screen.findByRole('heading', { name: 'Delivery Method' })).toBeTruthy();
  });

  it('keep everything except the password after a reload, and ask for that again', async () => {
    const { unmount } = show();
    await toDelivery();
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
    show('/order?step=3');
    expect(await screen.findByText(/so enter it again/)).toBeTruthy();
    expect(['Full Name', 'Glove Details', 'Password'].map((name) => field(name).value)).toEqual([
      'Jo Catcher',
      'Outfield glove, web torn',
      '',
    ]);
    await fill('Password', PASSWORD);
    await press('Next');
    expect(await screen.findByRole('heading', { name: 'Delivery Method' })).toBeTruthy();
  });

  it('accept several gloves', async () => {
    show();
    await toDetails();
    await press('Add Another Glove');
    expect(document.activeElement).toBe(field('Glove Details'));
    expect(screen.queryByText(MESSAGES.nameTooShort)).toBeNull();
    await fill('Glove Details', 'Catcher mitt, hole');
    await press('Add Another Glove');
    expect(await screen.findByText('Glove 1: Full Relace, $65.00')).toBeTruthy();
    expect(field('Select Service').value).toBe('');
    await press('Remove glove 1');
    expect(screen.queryByText(/Glove 1/)).toBeNull();
  });
});
