import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type Email, parseEmail } from './emails';
import { listen } from './listen';

/** How the server fails: with an SMTP error, without an answer, by closing the connection, or with a late success. */
type Trouble = { code: number; text: string } | 'silence' | 'hang-up' | { until: Promise<void> };

interface Delivered extends Email {
  recipients: string[];
}

interface Troubles {
  connect?: Trouble;
  auth?: Trouble;
  from?: Trouble;
  rcpt?: (address: string) => Trouble | undefined;
  data?: Trouble;
  receipt?: Trouble;
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

type Answer = (error?: Error | null) => void;

/** Starts an SMTP server on a free port that requires a login and can refuse, stall, hang up, and recover. */
export async function startMailServer() {
  const delivered: Delivered[] = [];
  const trouble: Troubles = {};
  const sockets = new Set<Socket>();

  let connected = 0;
  const cutOff = ({ remotePort }: SMTPServerSession) => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  };
  const respond = (what: Trouble | undefined, session: SMTPServerSession, answer: Answer) => {
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
    onConnect: (session, answer) => respond(trouble.connect, session, answer),
    onAuth: ({ username }, session, answer) =>
      respond(trouble.auth, session, (error) => (error ? answer(error) : answer(null, { user: username }))),
    onMailFrom: (_address, session, answer) => respond(trouble.from, session, answer),
    onRcptTo: ({ address }, session, answer) => respond(trouble.rcpt?.(address), session, answer),
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (trouble.data) return respond(trouble.data, session, answer);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        delivered.push({ ...parseEmail(Buffer.concat(chunks).toString()), recipients });
        respond(trouble.receipt, session, answer);
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    connected += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  const { port } = await listen(server.server);
  return {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    delivered,
    trouble,
    recover: () => {
      for (const step of Object.keys(trouble)) Reflect.deleteProperty(trouble, step);
    },
    connected: () => connected,
    /** Closes open connections, as real mail servers do after a while, and waits for the other side. */
    hangUp: async () => {
      const ended = [...sockets].map((socket) => once(socket, 'close'));
      for (const socket of sockets) socket.end();
      await Promise.all(ended);
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
