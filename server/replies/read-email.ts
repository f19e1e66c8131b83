import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { log } from '#server/platform/tools/log';

const file = z.object({
  name: z.nullable(z.string()),
  type: z.string(),
  isInline: z.boolean(),
  content: z.instanceof(Uint8Array),
});
export type EmailFile = z.infer<typeof file>;

const email = z.object({
  messageId: z.nullable(z.string()),
  inReplyTo: z.array(z.string()),
  references: z.array(z.string()),
  /** The shop's Message-IDs that are anywhere in the email, even in quotes. */
  ownIds: z.array(z.string()),
  from: z.array(z.object({ name: z.string(), address: z.string() })),
  subject: z.string(),
  sentAt: z.nullable(z.string()),
  /** Header fields by lowercase name. Missing ones are empty. */
  fields: z.record(z.string(), z.string()),
  text: z.string(),
  /** The text without quotes and signatures. */
  reply: z.string(),
  files: z.array(file),
});
export type ReadEmail = z.infer<typeof email>;

const answer = z.union([z.object({ email }), z.object({ problem: z.string() })]);

/** A large email takes a second or two. */
const PATIENCE_MS = 15_000;
const MEMORY_MB = 256;

/** Parses emails in a thread that's stopped when one takes too long or too much memory (rule 32.10). */
export class EmailReader {
  #worker: Worker | null = null;

  /** Finds no quotes in the second try. Null if the email can't be parsed at all. */
  async read(source: Uint8Array, patienceMs = PATIENCE_MS): Promise<ReadEmail | null> {
    return (
      (await this.#try({ source, isWhole: false }, patienceMs)) ??
      (await this.#try({ source, isWhole: true }, patienceMs))
    );
  }

  async #try(
    message: { source: Uint8Array; isWhole: boolean },
    patienceMs: number,
  ): Promise<ReadEmail | null> {
    const worker = this.#start();
    try {
      worker.postMessage(message);
      const [answered] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) });
      const read = answer.parse(answered);
      if ('email' in read) return read.email;
      log.warn({ problem: read.problem }, "replies: an email couldn't be read");
    } catch (error) {
      log.warn({ err: error }, "replies: an email couldn't be read in time");
      await this.close();
    }
    return null;
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./parse-worker.mjs', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    });
    // Without a listener, an error of the worker would crash the shop. The caller gets the error, too.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    this.#worker = worker;
    return worker;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
