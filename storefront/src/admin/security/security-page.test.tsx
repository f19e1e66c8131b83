import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { field, fill, notice, press } from '../../testing/page-in-test';
import { answer, answerBy, failNetwork, refuse, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';

startInFreshShop();

const SETUP = {
  secret: 'ABCDEFGHIJKLMNOP',
  otpauthUrl: 'otpauth://totp/Shop:a@b.example?secret=ABCDEFGHIJKLMNOP',
};
const CODES = Array.from({ length: 10 }, (_, n) => `code-numb-er0${n}-abcd`);
const OFF = { isOn: false, recoveryCodesLeft: 0 };
const ON = { isOn: true, recoveryCodesLeft: 10 };
const PHONE = {
  id: '5f0c1c3a-54dd-4c6f-b0de-0f1f4f6a0a11',
  name: 'Shop phone',
  createdAt: '2026-05-04T12:00:00.000Z',
  lastUsedAt: null,
};
const SESSION = {
  id: '5f0c1c3a-54dd-4c6f-b0de-0f1f4f6a0a12',
  createdAt: '2026-05-04T12:00:00.000Z',
  lastSeenAt: '2026-05-04T12:00:00.000Z',
  address: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  isCurrent: false,
};
const HERE = {
  ...SESSION,
  id: '5f0c1c3a-54dd-4c6f-b0de-0f1f4f6a0a13',
  address: '192.0.2.8',
  isCurrent: true,
};

beforeEach(() => {
  answer('GET /api/admin/2fa', OFF);
  answer('GET /api/admin/passkeys', [PHONE]);
  answer('GET /api/admin/sessions', [HERE, SESSION]);
});
const open = async () => {
  show('/admin/security');
  await screen.findByRole('heading', { level: 1, name: 'Security' });
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('second factor', () => {
  it('is set up with a key, as a QR code and as text, and shows recovery codes once', async () => {
    answer('POST /api/admin/2fa/setup', SETUP);
    answerBy('POST /api/admin/2fa/enable', (init) => {
      if (JSON.parse(String(init?.body)).code !== '123456')
        return Response.json({ success: false, message: 'This code is wrong or was already used' });
      answer('GET /api/admin/2fa', ON);
      return Response.json({ success: true, recoveryCodes: CODES });
    });
    await open();
    await press('Set up');
    const setUp = await dialog('Set up the second factor');
    expect(setUp.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    expect(document.querySelector('svg title')?.textContent).toBe('QR code of the key below');
    expect([field('Code').autocomplete, field('Code').inputMode]).toEqual(['one-time-code', 'numeric']);
    await fill('Code', '000000');
    await press('Turn on');
    expect(await setUp.findByText('This code is wrong or was already used')).toBeTruthy();
    await fill('Code', '123456');
    await press('Turn on');
    const codes = await dialog('Your recovery codes');
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await press("I've saved them");
    expect(await screen.findByText(/10 recovery codes are left/)).toBeTruthy();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });

  it('is turned off after confirmation', async () => {
    answer('GET /api/admin/2fa', ON);
    answerBy('POST /api/admin/2fa/disable', () => {
      answer('GET /api/admin/2fa', OFF);
      return Response.json({ success: true });
    });
    await open();
    await press('Turn off');
    const question = await dialog('Turn the second factor off?');
    question.getByRole('button', { name: 'Turn off' }).click();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
    expect(await notice()).toBe('Success!The second factor is off');
  });

  it('gets new recovery codes, which can be copied', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    answer('GET /api/admin/2fa', { ...ON, recoveryCodesLeft: 1 });
    answer('POST /api/admin/2fa/recovery-codes', { success: true, recoveryCodes: CODES });
    await open();
    expect(await screen.findByText(/One recovery code is left/)).toBeTruthy();
    await press('New recovery codes');
    await press('Make new codes');
    await dialog('Your recovery codes');
    await press('Copy');
    expect(await notice()).toBe('Success!Recovery codes copied');
    expect(writeText).toHaveBeenCalledWith(`${CODES.join('\n')}\n`);
    writeText.mockRestore();
  });

  it('shows an error when a call fails', async () => {
    refuse('POST /api/admin/2fa/setup', 500, 'boom');
    await open();
    await press('Set up');
    expect(await notice()).toBe('ErrorFailed to set up the second factor');
  });

  it('retries after a failed load', async () => {
    failNetwork('GET /api/admin/2fa');
    await open();
    expect(await screen.findByText("The second factor didn't load")).toBeTruthy();
    answer('GET /api/admin/2fa', OFF);
    await press('Try Again');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
  });
});

describe('passkeys', () => {
  it('can be renamed and removed', async () => {
    answer(`PATCH /api/admin/passkeys/${PHONE.id}`, { success: true });
    answer(`DELETE /api/admin/passkeys/${PHONE.id}`, { success: true });
    await open();
    await press('Rename Shop phone');
    await fill('Name', 'Old phone');
    answer('GET /api/admin/passkeys', [{ ...PHONE, name: 'Old phone' }]);
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(`PATCH /api/admin/passkeys/${PHONE.id}`)).toEqual([{ name: 'Old phone' }]);
    await press('Remove Old phone');
    answer('GET /api/admin/passkeys', []);
    await press('Remove');
    expect(await screen.findByText('No passkeys yet')).toBeTruthy();
    expect(await notice()).toBe('Success!Passkey removed');
  });

  it("aren't offered by a browser without them, which says why", async () => {
    await open();
    expect(await screen.findByText(/Passkeys only work|This browser can't use passkeys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('sessions', () => {
  it('are listed, and all others can be signed out at once', async () => {
    answerBy('DELETE /api/admin/sessions', () => {
      answer('GET /api/admin/sessions', [HERE]);
      return Response.json({ success: true });
    });
    await open();
    await press('Sign out all others');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull());
    expect(screen.getByText('This device')).toBeTruthy();
    expect(await notice()).toBe('Success!Signed out everywhere else');
  });

  it('can be signed out one by one', async () => {
    answer(`DELETE /api/admin/sessions/${SESSION.id}`, { success: true });
    await open();
    await press('Sign out device 2: Firefox on Windows, 192.0.2.7');
    expect(await notice()).toBe('Success!Device signed out');
  });
});
