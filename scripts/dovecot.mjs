import { existsSync } from 'node:fs';
import { installPackages } from './browser.mjs';
import { print } from './install.mjs';

const isThere = () => existsSync('/usr/sbin/dovecot');

/** Installs the IMAP server for tests that read email replies. Without it, Vitest skips those tests and says so. */
export function ensureDovecot() {
  if (isThere()) return;
  print('Installing Dovecot for the tests (the first time only) …');
  installPackages(['dovecot-imapd']);
}
