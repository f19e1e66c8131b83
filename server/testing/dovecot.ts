import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { freePort } from './free-port';

/** `npm test` installs it on Debian. Without it, tests that need it don't run (vitest.config.ts). */
const PROGRAM = '/usr/sbin/dovecot';
const USER = 'shop';
const PASSWORD = 'secret';
/** Dovecot refuses to read email as root, so it runs as nobody. */
const NOBODY = 65_534;

/** Starts a real, unprivileged IMAP server on a free port in its own folder. */
export async function startDovecot() {
  const isRoot = process.getuid?.() === 0;
  // TMPDIR won't do, because only its owner can enter it.
  const folder = mkdtempSync('/tmp/glove-shop-dovecot-');
  const inbox = join(folder, 'mail', USER);
  const port = await freePort();
  const folders = [
    '',
    'run',
    'mail',
    `mail/${USER}`,
    ...['new', 'cur', 'tmp'].map((name) => `mail/${USER}/${name}`),
  ];
  const own = (path: string) => isRoot && chownSync(path, NOBODY, NOBODY);
  for (const name of folders) {
    mkdirSync(join(folder, name), { recursive: true });
    chmodSync(join(folder, name), 0o755);
    own(join(folder, name));
  }
  const config = join(folder, 'dovecot.conf');
  writeFileSync(config, settings({ folder, port, name: isRoot ? 'nobody' : userInfo().username }));
  const server = spawn(PROGRAM, ['-F', '-c', config], {
    stdio: 'ignore',
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await untilListening(port);

  const inMailbox = async <Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> => {
    const client = new ImapFlow({
      ...{ host: '127.0.0.1', port, secure: false, doSTARTTLS: false, logger: false },
      auth: { user: USER, pass: PASSWORD },
    });
    await client.connect();
    try {
      await client.mailboxOpen('INBOX');
      return await work(client);
    } finally {
      await client.logout();
    }
  };
  let delivered = 0;
  return {
    /** The value of `IMAP_URL`. */
    url: `imap://${USER}:${PASSWORD}@127.0.0.1:${port}/INBOX`,
    /** Delivers an email to the mailbox, as an email server would. */
    deliver: (source: string | Uint8Array) => {
      delivered += 1;
      const name = `${1_700_000_000 + delivered}.M${delivered}P1.test`;
      writeFileSync(join(inbox, 'tmp', name), source);
      own(join(inbox, 'tmp', name));
      // The file is renamed once it's complete, so the server never sees half an email.
      renameSync(join(inbox, 'tmp', name), join(inbox, 'new', name));
    },
    /** What a person sees in the mailbox. */
    messages: () =>
      inMailbox(async (client) => {
        const all = await client.fetchAll('1:*', { flags: true }).catch(() => []);
        return all.map(({ uid, flags = new Set() }) => ({ uid, flags: [...flags] }));
      }),
    /** Marks an email as read, as an email program does. */
    markSeen: (uid: number) =>
      inMailbox(async (client) => {
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      }),
    /** Gives the mailbox a new UIDVALIDITY, as after a repair. */
    renumber: async () => {
      for (const name of ['dovecot-uidlist', 'dovecot.index', 'dovecot.index.log', 'dovecot.index.cache'])
        rmSync(join(inbox, name), { force: true });
      rmSync(join(inbox, 'dovecot-uidvalidity'), { force: true });
    },
    close: async () => {
      server.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings({ folder, port, name }: { folder: string; port: number; name: string }): string {
  return `
protocols = imap
base_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
default_internal_user = ${name}
default_internal_group = ${name === 'nobody' ? 'nogroup' : ''}
default_login_user = ${name}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${name} gid=${name === 'nobody' ? 'nogroup' : ''} home=${folder}/mail/%u
}
mail_location = maildir:${folder}/mail/%u
mail_fsync = never
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ port, host: '127.0.0.1' });
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Dovecot did not start');
}
