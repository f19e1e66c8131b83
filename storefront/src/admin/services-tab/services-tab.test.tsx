import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, headersOf, hold, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { SERVICE } from '../fixtures';
// Preload, so a busy machine doesn't slow the first test.
import './services-tab';

startInFreshShop();

const ADDRESS = '/admin?tab=services';
const PATCH = `PATCH /api/services/${SERVICE.id}`;
const refused = () => Response.json({ message: 'Away' }, { status: 500 });
const activeSwitch = () => screen.findByRole('switch', { name: `Active: ${SERVICE.name}` });

describe('services', () => {
  it('are a table', async () => {
    show(ADDRESS);
    const table = within(await screen.findByRole('table', { name: 'Services' }));
    const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Name', 'Description', 'Category', 'Price', 'Status', 'Actions']);
    const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(0, 4)).toEqual([SERVICE.name, SERVICE.description, 'Relacing', '$65.00']);
  });
});

describe('service switch', () => {
  it('has a visible state and an accessible name', async () => {
    answer('GET /api/services', [{ ...SERVICE, active: 0 }]);
    show(ADDRESS);
    const off = await activeSwitch();
    expect(off.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByText('Inactive')).toBeTruthy();
    expect(screen.queryByText('Active', { selector: 'label span' })).toBeNull();
    answer(PATCH, { success: true, version: 1 });
    answer('GET /api/services', [{ ...SERVICE, active: 1 }]);
    await user.click(off);
    expect(await screen.findByText('Active', { selector: 'label span' })).toBeTruthy();
    expect(screen.queryByText('Inactive')).toBeNull();
  });

  it('changes at once and sends only that', async () => {
    const held = hold(PATCH);
    show(ADDRESS);
    const control = await activeSwitch();
    await user.click(control);
    expect(control.getAttribute('aria-checked')).toBe('false');
    answer('GET /api/services', [{ ...SERVICE, active: 0 }]);
    await waitFor(() => expect(sentTo(PATCH)).toEqual([{ active: false }]));
    held[0]?.(Response.json({ success: true, version: 1 }));
    expect(await notice()).toBe('Service updated');
    expect(control.getAttribute('aria-checked')).toBe('false');
  });

  it('reverts on failure', async () => {
    answerBy(PATCH, refused);
    show(ADDRESS);
    const control = await activeSwitch();
    await user.click(control);
    expect(await notice()).toBe('ErrorFailed to update service');
    await waitFor(() => expect(control.getAttribute('aria-checked')).toBe('true'));
  });

  it('keeps the last of several clicks, sent in sequence', async () => {
    const held = hold(PATCH);
    show(ADDRESS);
    const control = await activeSwitch();
    for (let clicks = 0; clicks < 3; clicks += 1) await user.click(control);
    expect(control.getAttribute('aria-checked')).toBe('false');
    answer('GET /api/services', [{ ...SERVICE, active: 0 }]);
    for (let calls = 1; calls <= 3; calls += 1) {
      await waitFor(() => expect(held).toHaveLength(calls));
      held[calls - 1]?.(Response.json({ success: true, version: 1 }));
    }
    expect(await notice()).toBe('Service updated');
    expect(sentTo(PATCH)).toEqual([{ active: false }, { active: true }, { active: false }]);
    expect(control.getAttribute('aria-checked')).toBe('false');
  });
});

describe('service dialog', () => {
  it('is stored in the URL and shows the specified errors', async () => {
    show(ADDRESS);
    await press('Add Service');
    expect(address()).toBe(`${ADDRESS}&create=1`);
    await press('Create Service');
    for (const text of [
      'Name must be at least 3 characters',
      'Description must be at least 10 characters',
      'Price is required',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    await press('Cancel');
    await waitFor(() => expect(address()).toBe(ADDRESS));
  });

  async function createPatch(price: string): Promise<void> {
    show(`${ADDRESS}&create=1`);
    await screen.findByRole('dialog', { name: 'Add Service' });
    await fill('Name', 'Palm Patch');
    await fill('Description', 'A patch of matching leather.');
    await fill('Price ($)', price);
    await press('Create Service');
  }

  it('adds a service', async () => {
    answer('POST /api/services', { id: SERVICE.id }, 201);
    await createPatch('19.999');
    await waitFor(() =>
      expect(sentTo('POST /api/services')).toEqual([
        {
          name: 'Palm Patch',
          description: 'A patch of matching leather.',
          price: 2000,
          category: 'relacing',
          active: true,
        },
      ]),
    );
    await waitFor(() => expect(address()).toBe(ADDRESS));
    expect(await notice()).toBe('Service created');
  });

  it("keeps a new service that the shop refused until it's sent again", async () => {
    answerBy('POST /api/services', refused);
    await createPatch('19.99');
    expect(await notice()).toBe('ErrorFailed to create service');
    await press('Cancel');
    await press('Keep editing');
    expect(field('Name').value).toBe('Palm Patch');
    answer('POST /api/services', { id: SERVICE.id }, 201);
    await press('Create Service');
    await waitFor(async () => expect(await notice()).toBe('Service created'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends only changed fields', async () => {
    answer(PATCH, { success: true, version: 1 });
    show(`${ADDRESS}&edit=${SERVICE.id}`);
    await screen.findByRole('dialog', { name: 'Edit Service' });
    await fill('Price ($)', '70');
    await press('Save Changes');
    await waitFor(() => expect(sentTo(PATCH)).toEqual([{ price: 7000 }]));
    expect(await notice()).toBe('Service updated');
  });

  it('edits and clears what a service includes and how long it takes', async () => {
    answer(PATCH, { success: true, version: 1 });
    answer('GET /api/services', [{ ...SERVICE, included: ['New lace'], days: 5, picture: '/media/a.webp' }]);
    show(`${ADDRESS}&edit=${SERVICE.id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service' }));
    expect([field("What's included (optional)").value, field('Days (optional)').value]).toEqual([
      'New lace',
      '5',
    ]);
    await fill("What's included (optional)", 'New lace\n\nTight web');
    await fill('Days (optional)', '');
    await user.click(dialog.getByRole('button', { name: /^Remove/ }));
    await press('Save Changes');
    await waitFor(() =>
      expect(sentTo(PATCH)).toEqual([{ included: ['New lace', 'Tight web'], days: null, picture: null }]),
    );
  });

  it('rejects days and lines the shop would refuse', async () => {
    show(`${ADDRESS}&edit=${SERVICE.id}`);
    await screen.findByRole('dialog', { name: 'Edit Service' });
    await fill('Days (optional)', '0');
    await fill("What's included (optional)", 'x'.repeat(81));
    await press('Save Changes');
    expect(await screen.findByText('Enter whole days from 1 to 365')).toBeTruthy();
    expect(screen.getByText('Use up to 6 lines of up to 80 characters each')).toBeTruthy();
    expect(sentTo(PATCH)).toEqual([]);
  });

  it('keeps the input after a conflict, shows the newest version, and saves on the next try', async () => {
    answer(PATCH, { message: MESSAGES.conflict, code: 'CONFLICT' }, 409);
    show(`${ADDRESS}&edit=${SERVICE.id}`);
    await screen.findByRole('dialog', { name: 'Edit Service' });
    answer('GET /api/services', [{ ...SERVICE, version: 4, name: 'Full Glove Relace', price: 6600 }]);
    await fill('Price ($)', '70');
    await press('Save Changes');
    expect(await notice()).toBe(`Error${MESSAGES.changedMeanwhile}`);
    await waitFor(() => expect(field('Name').value).toBe('Full Glove Relace'));
    expect(field('Price ($)').value).toBe('70');
    answer(PATCH, { success: true, version: 5 });
    await press('Save Changes');
    await waitFor(async () => expect(await notice()).toBe('Service updated'));
    expect(sentTo(PATCH)).toEqual([{ price: 7000 }, { price: 7000 }]);
    expect(headersOf(PATCH).map((headers) => headers.get('If-Match'))).toEqual(['"0"', '"4"']);
  });

  it('keeps the input on failure, shows what was refused, and confirms before discarding', async () => {
    const errors = { name: 'Keep this under 200 characters' };
    answer(PATCH, { message: 'Check the marked fields', errors }, 400);
    show(`${ADDRESS}&edit=${SERVICE.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Edit Service' });
    await fill('Name', 'Full Glove Relace');
    await press('Save Changes');
    expect(await notice()).toBe('ErrorFailed to update service');
    expect(within(dialog).getByText(errors.name)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Full Glove Relace');
    await press('Close');
    expect(await screen.findByText("What you typed isn't saved.")).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText("What you typed isn't saved.")).toBeNull();
    await press('Cancel');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
