import { existsSync } from 'node:fs';

/** The IMAP server that tests of email replies start. `npm test` installs it on Debian. */
export const findDovecot = (): string | undefined =>
  ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot'].find((path) =>
    existsSync(path),
  );
