import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

const started = z.object({
  url: z.string(),
  serviceId: z.string().optional(),
  cookie: z.string().optional(),
});
const usage = z.object({ cpuMicroseconds: z.number() });

export interface Measured extends z.infer<typeof started> {
  /** CPU time this server has used so far, user and system, in microseconds. */
  cpu: () => Promise<number>;
  stop: () => void;
}

/** Starts a server of this folder in a process of its own, so that its CPU time is its alone. */
export async function startServer(file: string, args: string[] = []): Promise<Measured> {
  const child: ChildProcess = fork(file, args, { execArgv: ['--import', 'tsx'] });
  const [message] = await once(child, 'message');
  return {
    ...started.parse(message),
    cpu: async () => {
      child.send('cpu');
      const [answer] = await once(child, 'message');
      return usage.parse(answer).cpuMicroseconds;
    },
    stop: () => child.kill('SIGTERM'),
  };
}

/** Answers the bench's questions for CPU time; called by each measured server. */
export function answerUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system });
  });
  process.on('SIGTERM', () => process.exit());
}
