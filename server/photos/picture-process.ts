import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { pictureEnv } from '#server/platform/environment/env';
import { ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';

/** After a while without pictures, the process ends and frees its memory. */
const IDLE_MS = 30_000;

interface Task {
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

interface PictureProcess {
  child: ChildProcess;
  tasks: Map<number, Task>;
  end: NodeJS.Timeout;
}

const answer = z.object({ id: z.number(), result: z.unknown().optional(), problem: z.string().optional() });

let running: PictureProcess | null = null;
let lastId = 0;

/** Runs a task of picture-worker.mjs. Throws an Error if it fails, or a PHOTOS_BUSY ShopError if the process ends. */
export function inPictureProcess(task: string, input: object): Promise<unknown> {
  running ??= start();
  const { child, tasks, end } = running;
  clearTimeout(end);
  lastId += 1;
  const id = lastId;
  return new Promise((done, failed) => {
    tasks.set(id, { done, failed });
    child.ref();
    child.channel?.ref();
    child.send({ id, task, input });
  });
}

export const pictureProcessId = (): number | undefined => running?.child.pid;

// It's a separate process, because the memory allocator keeps what pictures needed: hundreds of megabytes.
function start(): PictureProcess {
  const child = fork(fileURLToPath(new URL('./picture-worker.mjs', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
    env: pictureEnv(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const tasks = new Map<number, Task>();
  const started: PictureProcess = { child, tasks, end: setTimeout(() => undefined, 0) };
  const leave = () => {
    if (running === started) running = null;
  };
  const rest = () => {
    child.unref();
    child.channel?.unref();
    started.end = setTimeout(() => {
      leave();
      child.disconnect();
    }, IDLE_MS).unref();
  };
  child.on('message', (message) => {
    const { id, result, problem } = answer.parse(message);
    const task = tasks.get(id);
    tasks.delete(id);
    if (tasks.size === 0) rest();
    if (problem === undefined) task?.done(result);
    else task?.failed(new Error(problem));
  });
  child.on('error', (error) => log.error({ err: error }, 'pictures: the process is broken'));
  child.on('exit', (code, signal) => {
    leave();
    if (tasks.size > 0) log.error({ code, signal, pictures: tasks.size }, 'pictures: the process ended');
    for (const { failed } of tasks.values()) failed(new ShopError('PHOTOS_BUSY'));
    tasks.clear();
  });
  return started;
}
