import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseEnv, SECRET_SETTINGS, SETTING_NAMES } from './env';
import { withSecretFiles } from './secret-files';
import { withoutSecrets } from './secrets';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(text: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}

const read = (source: Record<string, string>) => withSecretFiles(source, SECRET_SETTINGS);

describe('withSecretFiles (rule 23.4)', () => {
  it.each(SECRET_SETTINGS)('reads %s from a file, without the line break at its end', (name) => {
    expect(read({ [`${name}_FILE`]: fileWith('a-secret of 24 letters\n') })[name]).toBe(
      'a-secret of 24 letters',
    );
  });

  it('refuses a setting and its file together, without naming its value', () => {
    const both = { SMTP_URL: 'smtp://u:p4ssword@host', SMTP_URL_FILE: fileWith('smtp://other') };
    expect(() => read(both)).toThrow(
      /^Setting SMTP_URL: is set too, beside SMTP_URL_FILE\. Leave one of them unset$/,
    );
  });

  it('takes a blank setting as unset', () => {
    expect(read({ SMTP_URL: ' ', SMTP_URL_FILE: fileWith('smtp://host') }).SMTP_URL).toBe('smtp://host');
  });

  it("names the file that it can't read or that is empty", () => {
    expect(() => read({ SMTP_URL_FILE: '/no/such' })).toThrow("Setting SMTP_URL_FILE: can't read /no/such");
    expect(() => read({ SMTP_URL_FILE: fileWith(' \n') })).toThrow(/^Setting SMTP_URL_FILE: .* is empty$/);
  });
});

it('every setting that looks like a secret is one', () => {
  const alike = SETTING_NAMES.filter((name) => /SECRET|KEY|PASSWORD|PASSPHRASE|TOKEN|DSN/.test(name));
  expect(alike.filter((name) => !SECRET_SETTINGS.some((secret) => secret === name))).toEqual([]);
});

it('withoutSecrets removes each secret, and the passwords in addresses', () => {
  const settings = parseEnv({ SMTP_URL: 'smtp://bo:p%40ssword@host', PAYPAL_WEBHOOK_ID: 'WH-1234567' });
  const text = 'WH-1234567 smtp://bo:p%40ssword@host p@ssword host';
  expect(withoutSecrets(text, settings)).toBe('… … … host');
});
