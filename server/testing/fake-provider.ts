import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { type Listening, listen } from './listen';

/**
 * 'lost' and 'error-after' do the work but don't confirm it. 'held' does it and answers after `release`. 'twice' does it twice, like a
 * proxy that repeats a request, and returns the second response.
 */
export type CallTrouble = 'slow' | 'error-after' | 'lost' | 'lost-before' | 'held' | 'twice' | 'garbage';

export interface FakeAnswer {
  status: number;
  /** The body, which is sent as JSON unless it's a file. */
  body: unknown;
  headers?: Record<string, string>;
}

interface FakeCall<Operation, Trouble> {
  operation: Operation;
  req: IncomingMessage;
  text: string;
  trouble: Trouble | undefined;
}

interface Provider<Operation extends string, Own> {
  /** Counts the calls. */
  calls: Record<Operation, number>;
  operationOf: (req: IncomingMessage) => Operation;
  /** The answer to a failure of this provider's own, before any work is done. */
  refusal: (trouble: CallTrouble | Own) => FakeAnswer | undefined;
  work: (call: FakeCall<Operation, CallTrouble | Own>) => FakeAnswer | Promise<FakeAnswer>;
}

interface FakeProvider<Operation extends string, Own> extends Omit<Listening, 'port'> {
  calls: Record<Operation, number>;
  /** Makes the next calls of this operation fail. Set `times` to Infinity for all. */
  trouble: (operation: Operation, trouble: CallTrouble | Own, times?: number) => void;
  clearTroubles: () => void;
  isHeld: () => boolean;
  release: () => void;
}

/** Starts an HTTP server that works like a provider's API and fails on request. */
export async function startFakeProvider<Operation extends string, Own extends string | number>({
  calls,
  operationOf,
  refusal,
  work,
}: Provider<Operation, Own>): Promise<FakeProvider<Operation, Own>> {
  const troubles: { operation: Operation; trouble: CallTrouble | Own; times: number }[] = [];
  let heldAnswers: (() => void)[] = [];

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const text = await textOf(req);
    const operation = operationOf(req);
    calls[operation] += 1;
    const found = troubles.find((each) => each.operation === operation && each.times > 0);
    if (found) found.times -= 1;
    const trouble = found?.trouble;
    if (trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    if (trouble === 'lost-before') return void res.destroy();
    const call = { operation, req, text, trouble };
    const refused = trouble === undefined ? undefined : refusal(trouble);
    if (trouble === 'twice') await work(call);
    const { status, body, headers } = refused ?? (await work(call));
    if (trouble === 'lost') return void res.destroy();
    if (trouble === 'held') await new Promise<void>((resolve) => heldAnswers.push(resolve));
    if (trouble === 'garbage') return void res.writeHead(200).end('<html>Bad gateway</html>');
    const type = { 'Content-Type': 'application/json', ...headers };
    res.writeHead(trouble === 'error-after' ? 500 : status, type);
    res.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      res.writeHead(500).end(String(error));
    });
  });
  const { url, close } = await listen(server);
  return {
    ...{ url, close, calls },
    trouble: (operation, trouble, times = 1) => troubles.push({ operation, trouble, times }),
    clearTroubles: () => troubles.splice(0),
    isHeld: () => heldAnswers.length > 0,
    release: () => {
      for (const go of heldAnswers) go();
      heldAnswers = [];
    },
  };
}
