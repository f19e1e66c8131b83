import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopSettingsView } from '#domain/shop-settings/settings-contract';
import { SETTING_FIELDS } from '#domain/shop-settings/settings-fields';
import { SETTINGS_GROUP_NAMES, settingsGroup } from '#domain/shop-settings/settings-groups';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, failNetwork, headersOf, refuse, sentTo } from '../../testing/shop-in-test';
import { openMenu, show, signedIn, startInFreshShop } from '../dashboard-in-test';

const READ = 'GET /api/admin/shop-settings';
const SAVE = 'PATCH /api/admin/shop-settings';
const HOME = 'GET /';
const PREVIEW = 'POST /api/admin/shop-settings/preview';
const SETTINGS: ShopSettingsView = {
  ...SHOP_DEFAULTS,
  id: 'shop-settings',
  version: 7,
  drawingPrize: 'A free glove relacing',
  drawingDay: 1,
};
const HOURS = 'Saturday, 9 am to 2 pm';

startInFreshShop();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  answer(READ, SETTINGS);
  answer(HOME, '<!doctype html>');
  answer(PREVIEW, { html: '<!doctype html><p>Drawn</p>' });
});

const open = async (group = 'hours', heading = 'Hours') => {
  show(`/admin/settings?group=${group}`);
  await screen.findByRole('heading', { level: 2, name: heading });
};
const save = () => press('Save Changes');
const storeOn = (changes: Partial<ShopSettingsView>) =>
  answerBy(SAVE, () => {
    answer(READ, { ...SETTINGS, ...changes, version: 8 });
    return Response.json({ success: true, version: 8 });
  });

describe('shop settings', () => {
  it('show nothing about packages without labels (rule 27.9)', async () => {
    await open('shop', 'Shop');
    expect(screen.queryByRole('tab', { name: 'Packages' })).toBeNull();
  });

  it('show every setting in its group', async () => {
    answer('GET /api/admin/check', { ...signedIn('owner'), hasLabels: true, hasTexts: true });
    await open('shop', 'Shop');
    for (const name of SETTINGS_GROUP_NAMES) {
      const { title, fields } = settingsGroup(name);
      await user.click(screen.getByRole('tab', { name: title }));
      const panel = within(await screen.findByRole('tabpanel', { name: title }));
      for (const setting of fields)
        expect(
          panel.getAllByText((text) => text.startsWith(SETTING_FIELDS[setting].label)).length,
        ).toBeGreaterThan(0);
    }
    expect(address()).toBe('/admin/settings?group=legal');
  });

  it('save only what changed in the group, based on the version seen', async () => {
    await open();
    storeOn({ openingHours: HOURS });
    await fill('Opening hours', HOURS);
    await save();
    expect(await notice()).toBe('Hours savedPages and emails show it now.');
    expect(sentTo(SAVE)).toEqual([{ openingHours: HOURS }]);
    expect(headersOf(SAVE)[0]?.get('If-Match')).toBe('"7"');
    expect(field('Opening hours').value).toBe(HOURS);
    expect(screen.getByRole('button', { name: 'Save Changes' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('send amounts in cents, and lists without what was left empty', async () => {
    await open('orders', 'Orders and reminders');
    storeOn({});
    await fill('Return shipping ($)', '9.90');
    await press('Add finding');
    await fill('Name 1', 'Palm');
    await fill('Amount 1 ($)', '45');
    await fill('Description 1', 'New palm lining');
    await save();
    await waitFor(() =>
      expect(sentTo(SAVE)).toEqual([
        {
          shippingFee: 990,
          extraWorkTemplates: [{ name: 'Palm', amount: 4500, description: 'New palm lining' }],
        },
      ]),
    );
  });

  it('show errors at their fields and send nothing', async () => {
    await open('people', 'People');
    await press('Add person');
    await fill('Name 1', 'R');
    await save();
    expect(await screen.findByText('Name must be at least 2 characters')).toBeTruthy();
    expect(screen.getByText('Write something here. Customers read it.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Name 1')));
    expect(sentTo(SAVE)).toEqual([]);
  });

  it("show the server's errors at their fields", async () => {
    await open();
    answer(SAVE, { message: 'No', code: 'VALIDATION', errors: { openingHours: 'Too vague' } }, 400);
    await fill('Opening hours', HOURS);
    await save();
    expect(await screen.findByText('Too vague')).toBeTruthy();
  });

  it('keep what was typed after a conflict, and save it on the second try', async () => {
    await open();
    refuse(SAVE, 409, MESSAGES.conflict, 'CONFLICT');
    await fill('Opening hours', HOURS);
    answer(READ, { ...SETTINGS, openingHours: 'By appointment', version: 8 });
    await save();
    expect(await notice()).toContain(MESSAGES.changedMeanwhile);
    expect(field('Opening hours').value).toBe(HOURS);
    storeOn({ openingHours: HOURS });
    await save();
    await waitFor(() => expect(headersOf(SAVE).at(-1)?.get('If-Match')).toBe('"8"'));
  });

  it('keep what was typed when a call fails', async () => {
    await open();
    failNetwork(SAVE);
    await fill('Opening hours', HOURS);
    await save();
    expect(await notice()).toContain("We couldn't save the settings");
    expect(field('Opening hours').value).toBe(HOURS);
  });

  it('ask before another group opens, and discard only then', async () => {
    await open();
    await fill('Opening hours', HOURS);
    await user.click(screen.getByRole('tab', { name: 'Look' }));
    expect(await screen.findByText("What you typed isn't saved.")).toBeTruthy();
    await press('Keep editing');
    expect(field('Opening hours').value).toBe(HOURS);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(screen.getByRole('tab', { name: 'Look' }));
    await press('Discard');
    await screen.findByRole('heading', { level: 2, name: 'Look' });
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Look' }));
    await user.click(screen.getByRole('tab', { name: 'Hours' }));
    await screen.findByRole('heading', { level: 2, name: 'Hours' });
    expect(field('Opening hours').value).toBe(SETTINGS.openingHours);
  });

  it('keep what was typed when the page is left', async () => {
    await open();
    await fill('Opening hours', HOURS);
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    await openMenu();
    await user.click(await screen.findByRole('link', { name: 'Shop Settings' }));
    await user.click(await screen.findByRole('tab', { name: 'Hours' }));
    await waitFor(() => expect(field('Opening hours').value).toBe(HOURS));
  });

  it("are the owner's alone", async () => {
    answer('GET /api/admin/check', signedIn('manager'));
    show('/admin/settings');
    expect(await screen.findByText('Only the owner can see this page')).toBeTruthy();
  });
});

describe('the preview', () => {
  it('follows what is typed, without what is not complete', async () => {
    await open('look', 'Look');
    expect(await screen.findByTitle('Preview of the home page')).toBeTruthy();
    expect(sentTo(PREVIEW)).toEqual([]);
    await fill('Headline', 'Laced by hand');
    await fill('Your color (optional)', 'blue');
    await waitFor(() => expect(sentTo(PREVIEW).at(-1)).toEqual({ heroTitle: 'Laced by hand' }));
  });

  it('can be loaded again', async () => {
    refuse(HOME, 500, 'Away');
    await open();
    expect(await screen.findByText("The preview didn't load")).toBeTruthy();
    answer(HOME, '<!doctype html>');
    await user.click(screen.getByText('Try Again'));
    expect(await screen.findByTitle('Preview of the home page')).toBeTruthy();
  });
});
