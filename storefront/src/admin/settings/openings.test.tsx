import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPENED_EMAILS } from '#domain/email/openings';
import { OUTBOX_KIND_LABEL } from '#domain/email/outbox';

import type { ShopSettingsView } from '#domain/shop-settings/settings-contract';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, failNetwork, headersOf, refuse, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';

const READ = 'GET /api/admin/shop-settings';
const SAVE = 'PATCH /api/admin/shop-settings';
const PREVIEW = 'POST /api/admin/emails/preview';
const TEST = 'POST /api/admin/emails/test';
const ARRIVED = 'mail:status-received';
const OTHER = { email: 'mail:welcome', line: 'Hello!' } as const;
const SETTINGS: ShopSettingsView = {
  ...SHOP_DEFAULTS,
  emailOpenings: [OTHER],
  id: 'shop-settings',
  version: 7,
  drawingPrize: 'A free glove relacing',
  drawingDay: 1,
};
const DEFAULT_LINE = 'Hi {first name}, your glove is here.';

startInFreshShop();
beforeEach(() => {
  answer(READ, SETTINGS);
  answer(PREVIEW, {
    subject: 'Your glove is here',
    html: '<!doctype html><html><head><style>@media (prefers-color-scheme: dark){p{color:red}}</style></head><body><p>Hi</p></body></html>',
    text: 'Hi Robin in plain text',
    usual: DEFAULT_LINE,
  });
});

const open = async (email: string = ARRIVED, heading = 'Glove arrived') => {
  show(`/admin/settings?group=openings&email=${email}`);
  await screen.findByRole('heading', { level: 2, name: heading });
};
const frame = async () => {
  const shown = await screen.findByTitle('Preview of Glove arrived');
  if (!(shown instanceof HTMLIFrameElement)) throw new Error('no frame');
  return shown;
};

describe('opening lines', () => {
  it('list every email to customers, with the changed lines', async () => {
    show('/admin/settings?group=openings');
    const panel = within(await screen.findByRole('tabpanel', { name: 'Opening lines' }));
    await panel.findByRole('heading', { level: 2, name: 'Opening lines' });
    for (const email of OPENED_EMAILS)
      expect(panel.getByRole('link', { name: OUTBOX_KIND_LABEL[email] })).toBeTruthy();
    expect(panel.getAllByText('Default wording')).toHaveLength(OPENED_EMAILS.length - 1);
    expect(panel.getByText('Hello!')).toBeTruthy();
    await user.click(panel.getByRole('link', { name: 'Glove arrived' }));
    await screen.findByRole('heading', { level: 2, name: 'Glove arrived' });
    expect(address()).toBe('/admin/settings?group=openings&email=mail%3Astatus-received');
    await press('All emails');
    expect(await screen.findByText('Hello!')).toBeTruthy();
  });

  it('are saved beside the others, based on the version seen', async () => {
    await open();
    await waitFor(() => expect(field('Opening line').placeholder).toBe(DEFAULT_LINE));
    const line = 'Howdy!';
    answerBy(SAVE, () => {
      answer(READ, { ...SETTINGS, emailOpenings: [OTHER, { email: ARRIVED, line }], version: 8 });
      return Response.json({ success: true, version: 8 });
    });
    await fill('Opening line', line);
    await press('Save Changes');
    expect(await notice()).toBe('Opening line savedThe next email will open with it.');
    expect(sentTo(SAVE)).toEqual([{ emailOpenings: [OTHER, { email: ARRIVED, line }] }]);
    expect(headersOf(SAVE)[0]?.get('If-Match')).toBe('"7"');
    expect(field('Opening line').value).toBe(line);
  });

  it('go back to the default wording', async () => {
    await open('mail:welcome', 'Welcome');
    expect(field('Opening line').value).toBe('Hello!');
    await press('Reset to default');
    expect(field('Opening line').value).toBe('');
    answerBy(SAVE, () => {
      answer(READ, { ...SETTINGS, emailOpenings: [], version: 8 });
      return Response.json({ success: true, version: 8 });
    });
    await press('Save Changes');
    expect(await notice()).toBe('Opening line savedThe next email will open with the default wording.');
    expect(sentTo(SAVE)).toEqual([{ emailOpenings: [] }]);
    expect(field('Opening line').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Undo changes' })).toBeNull();
  });

  it('of instructions are settings', async () => {
    await open('mail:shipping-instructions', 'Shipping instructions');
    expect(field('Opening line').value).toBe('');
    await fill('Opening line', 'Ship it here:');
    await press('Save Changes');
    await waitFor(() => expect(sentTo(SAVE)).toEqual([{ shippingIntro: 'Ship it here:' }]));
  });

  it('are refused with an unknown placeholder, which names the known ones (rule 35.3)', async () => {
    await open();
    await user.type(field('Opening line'), 'Hi {{name}!');
    await press('Save Changes');
    const message = "{name} doesn't work here. Use {first name}, {order}, or {ready}.";
    expect(await screen.findByText(message)).toBeTruthy();
    await press('Send me a test');
    expect([...sentTo(SAVE), ...sentTo(TEST)]).toEqual([]);
  });

  it('keep what was typed after a conflict or a failed call', async () => {
    await open();
    failNetwork(SAVE);
    await fill('Opening line', 'Howdy!');
    await press('Save Changes');
    expect(await notice()).toContain("We couldn't save the opening line");
    refuse(SAVE, 409, MESSAGES.conflict, 'CONFLICT');
    answer(READ, { ...SETTINGS, emailOpenings: [{ ...OTHER, line: 'Theirs' }], version: 8 });
    await press('Save Changes');
    await waitFor(async () => expect(await notice()).toContain(MESSAGES.changedMeanwhile));
    expect(field('Opening line').value).toBe('Howdy!');
    answer(SAVE, { success: true, version: 9 });
    await press('Save Changes');
    await waitFor(() => expect(headersOf(SAVE).at(-1)?.get('If-Match')).toBe('"8"'));
    expect(sentTo(SAVE).at(-1)).toEqual({
      emailOpenings: [
        { ...OTHER, line: 'Theirs' },
        { email: ARRIVED, line: 'Howdy!' },
      ],
    });
  });

  it('ask before they are left unsaved', async () => {
    await open();
    await fill('Opening line', 'Howdy!');
    await press('All emails');
    expect(await screen.findByText("What you typed isn't saved.")).toBeTruthy();
    await press('Discard');
    expect(await screen.findByText('Hello!')).toBeTruthy();
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  });
});

describe('the preview of an email', () => {
  it('follows valid typing, in both themes and as plain text (rule 35.5)', async () => {
    await open();
    const light = await frame();
    expect(light.getAttribute('sandbox')).toBe('allow-same-origin');
    expect(light.srcdoc).toContain('@media not all');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect((await frame()).srcdoc).toContain('@media all');
    await user.click(screen.getByRole('radio', { name: 'Plain text' }));
    expect(await screen.findByText('Hi Robin in plain text')).toBeTruthy();
    await fill('Opening line', 'Howdy!');
    await waitFor(() => expect(sentTo(PREVIEW).at(-1)).toEqual({ email: ARRIVED, line: 'Howdy!' }));
  });
});

describe('"Send me a test"', () => {
  it('sends what is typed, once even after a double click, and says where it went (rule 35.6)', async () => {
    await open();
    answer(TEST, { to: 'owner@gloves.example' });
    await fill('Opening line', 'Howdy!');
    await user.dblClick(screen.getByRole('button', { name: 'Send me a test' }));
    expect(await notice()).toBe('Test sent to owner@gloves.example');
    // A fast answer arrives between the two clicks of a double click.
    fireEvent.click(screen.getByRole('button', { name: 'Send me a test' }), { detail: 2 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send me a test' })).toBeTruthy());
    expect(sentTo(TEST)).toEqual([{ email: ARRIVED, line: 'Howdy!' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Send me a test' }), { detail: 1 });
    await waitFor(() => expect(sentTo(TEST)).toHaveLength(2));
    const keys = headersOf(TEST).map((headers) => headers.get(IDEMPOTENCY_HEADER));
    expect(new Set(keys).size).toBe(2);
  });

  it('says so if it failed', async () => {
    await open();
    failNetwork(TEST);
    await press('Send me a test');
    expect(await notice()).toContain("We couldn't send the test");
  });
});
