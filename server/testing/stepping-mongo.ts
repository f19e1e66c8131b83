import { connect, createServer, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { listen } from './listen';

const { BSON } = mongoose.mongo;
type Doc = ReturnType<typeof BSON.deserialize>;

const OP_REPLY = 1;
const OP_MSG = 2013;
const HEADER = 16;
/** Where the document starts in a message of this kind. */
const BODY_AT = new Map([
  [OP_REPLY, HEADER + 20],
  [OP_MSG, HEADER + 5],
]);

/**
 * Opens a proxy that makes one MongoDB server look like a replica set whose primary steps down. It repeats the response to a retried write,
 * as a replica set does.
 */
export async function startSteppingMongo(uri: string) {
  const target = new URL(uri);
  const answers = new Map<string, Promise<Doc | null>>();
  const sockets = new Set<Socket>();
  const engines = new Set<Socket>();
  let isPrimary = true;
  let isAlone = false;
  let term = 1;
  let port = 0;

  const asMember = (hello: Doc): Doc => {
    const { topologyVersion: _streaming, ...rest } = hello;
    const me = `127.0.0.1:${port}`;
    const electionId = new BSON.ObjectId(String(term).padStart(24, '0'));
    return {
      ...rest,
      ...{ setName: 'rs', hosts: [me], me, setVersion: new BSON.Int32(1), secondary: !isPrimary },
      ...{
        isWritablePrimary: isPrimary,
        ismaster: isPrimary,
        logicalSessionTimeoutMinutes: new BSON.Int32(30),
      },
      ...(isPrimary && { primary: me, electionId }),
    };
  };

  const relay = (client: Socket) => {
    const engine = connect(Number(target.port), target.hostname);
    const waiting = new Map<number, (doc: Doc | null) => void>();
    const writes = new Set<number>();
    sockets.add(client);
    engines.add(engine);
    // A write that the server already has must be answered, for its retry.
    const endUnused = () => client.destroyed && waiting.size === 0 && engine.end();
    client
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(client);
        endUnused();
      });
    engine
      .on('error', () => undefined)
      .on('close', () => {
        engines.delete(engine);
        client.destroy();
        for (const settle of waiting.values()) settle(null);
      });
    const answer = (to: number, doc: Doc | null) => {
      if (!doc) client.destroy();
      else if (!client.destroyed) client.write(message(OP_MSG, to, BSON.serialize(doc)));
    };
    messagesOf(client, (raw) => {
      if (raw.readInt32LE(12) !== OP_MSG) return void engine.write(raw);
      const { doc, rest } = parsed(raw);
      const id = raw.readInt32LE(4);
      const { lsid, txnNumber, ...command } = doc;
      const isHello = 'hello' in command || 'ismaster' in command || 'isMaster' in command;
      if (!isPrimary && !isHello && !('endSessions' in command)) return answer(id, notPrimary(txnNumber));
      const write = txnNumber === undefined ? null : BSON.EJSON.stringify([lsid, txnNumber]);
      const known = write === null ? undefined : answers.get(write);
      if (known) return void known.then((made) => answer(id, made));
      if ('writeConcern' in command) writes.add(id);
      if (write !== null) answers.set(write, new Promise((resolve) => waiting.set(id, resolve)));
      engine.write(message(OP_MSG, 0, Buffer.concat([BSON.serialize(command), rest]), id));
    });
    messagesOf(engine, (raw) => {
      const { doc, rest } = parsed(raw);
      const to = raw.readInt32LE(8);
      waiting.get(to)?.(doc);
      waiting.delete(to);
      if (client.destroyed) return void endUnused();
      if (writes.delete(to) && isAlone) return answer(to, { ...doc, writeConcernError: NOT_REPLICATED });
      if (!('maxWireVersion' in doc)) return void client.write(raw);
      const body = Buffer.concat([BSON.serialize(asMember(doc)), rest]);
      client.write(message(raw.readInt32LE(12), to, body));
    });
  };

  const server = createServer(relay);
  const { close, ...opened } = await listen(server);
  port = opened.port;
  const cut = (open: Set<Socket>) => {
    for (const socket of open) socket.destroy();
  };
  return {
    /** The address of a replica set whose only member is this proxy. */
    uri: `mongodb://127.0.0.1:${port}${target.pathname}?replicaSet=rs&heartbeatFrequencyMS=500&serverSelectionTimeoutMS=5000`,
    /** Loses the primary: open connections break, including those waiting for a write's response. */
    stepDown: () => {
      isPrimary = false;
      cut(sockets);
    },
    /** Elects a primary. */
    stepUp: () => {
      isPrimary = true;
      term += 1;
    },
    /** Loses the other members, or finds them again: the primary writes, but can't say that most members have it. */
    setAlone: (alone: boolean) => {
      isAlone = alone;
    },
    close: async () => {
      const closed = close();
      cut(sockets);
      cut(engines);
      await closed;
    },
  };
}

const NOT_REPLICATED = {
  code: 64,
  codeName: 'WriteConcernTimeout',
  errmsg: 'waiting for replication timed out',
  errInfo: { wtimeout: true },
};

function notPrimary(txnNumber: unknown): Doc {
  const errorLabels = txnNumber === undefined ? [] : ['RetryableWriteError'];
  return { ok: 0, errmsg: 'not primary', code: 10107, codeName: 'NotWritablePrimary', errorLabels };
}

/** Calls `take` with each complete message on a connection. */
function messagesOf(socket: Socket, take: (raw: Buffer) => void): void {
  let pending = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 4 && pending.length >= pending.readInt32LE(0)) {
      const length = pending.readInt32LE(0);
      take(pending.subarray(0, length));
      pending = pending.subarray(length);
    }
  });
}

/** Returns a message's first document, with its types unchanged, and the bytes after it. */
function parsed(raw: Buffer): { doc: Doc; rest: Buffer } {
  const start = BODY_AT.get(raw.readInt32LE(12)) ?? HEADER;
  const end = start + raw.readInt32LE(start);
  const doc = BSON.deserialize(raw.subarray(start, end), { promoteValues: false, promoteLongs: false });
  return { doc, rest: raw.subarray(end) };
}

/** Builds a message. Its flags are never set, so it has no checksum. */
function message(kind: number, responseTo: number, body: Uint8Array, id = 0): Buffer {
  const head = Buffer.alloc(BODY_AT.get(kind) ?? HEADER);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(responseTo, 8);
  head.writeInt32LE(kind, 12);
  // A reply says how many documents follow.
  if (kind === OP_REPLY) head.writeInt32LE(1, HEADER + 16);
  return Buffer.concat([head, body]);
}
