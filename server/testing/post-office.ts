import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { z } from 'zod';
import { type Email, parseEmail } from './emails';

/** What a mail server answers where a test wants trouble: an SMTP code, nothing at all, or the right thing when it is let. */
type Trouble = { code: number; text: string } | 'silence' | 'hang-up' | { until: Promise<void> };

interface Delivered extends Email {
  recipients: string[];
}

export interface PostOffice {
  url: string;
  /** Every mail it took, in order. */
  delivered: Delivered[];
  /** The trouble it makes at each step; none unless a test says so. */
  trouble: {
    connect?: Trouble;
    auth?: Trouble;
    from?: Trouble;
    /** May look at the address. */
    rcpt?: (address: string) => Trouble | undefined;
    data?: Trouble;
    /** Takes the mail and then does not say so. */
    receipt?: Trouble;
  };
  /** Makes no trouble any more. */
  recover: () => void;
  /** How often somebody has connected. */
  connected: () => number;
  /** Ends the connections that stand, as a mail server does after a while, and waits until the other side has seen it. */
  hangUp: () => Promise<void>;
  close: () => Promise<void>;
}

type Answer = (error?: Error | null) => void;

/** A real SMTP server on a free port, which asks for a login, and can refuse, stall, hang up and recover. */
export async function openPostOffice(): Promise<PostOffice> {
  const delivered: Delivered[] = [];
  const trouble: PostOffice['trouble'] = {};
  const sockets = new Set<Socket>();

  let connected = 0;
  const cutOff = ({ remotePort }: SMTPServerSession) => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  };
  const meet = (what: Trouble | undefined, session: SMTPServerSession, answer: Answer) => {
    if (what === undefined) return answer();
    if (what === 'silence') return;
    if (what === 'hang-up') return cutOff(session);
    if ('until' in what) return void what.until.then(() => answer());
    answer(Object.assign(new Error(what.text), { responseCode: what.code }));
  };

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect: (session, answer) => meet(trouble.connect, session, answer),
    onAuth: ({ username }, session, answer) =>
      meet(trouble.auth, session, (error) => (error ? answer(error) : answer(null, { user: username }))),
    onMailFrom: (_address, session, answer) => meet(trouble.from, session, answer),
    onRcptTo: ({ address }, session, answer) => meet(trouble.rcpt?.(address), session, answer),
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (trouble.data) return meet(trouble.data, session, answer);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        delivered.push({ ...parseEmail(Buffer.concat(chunks).toString()), recipients });
        meet(trouble.receipt, session, answer);
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    connected += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Clients that give up in the middle are part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.server.address());
  return {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    delivered,
    trouble,
    recover: () => {
      for (const step of Object.keys(trouble)) Reflect.deleteProperty(trouble, step);
    },
    connected: () => connected,
    hangUp: async () => {
      const ended = [...sockets].map((socket) => once(socket, 'close'));
      for (const socket of sockets) socket.end();
      await Promise.all(ended);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
