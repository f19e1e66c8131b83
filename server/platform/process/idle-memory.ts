import type { Server } from 'node:http';

export const LOOK_EVERY_MS = 30_000;

/** At most this many requests between two looks: a container's health check, and a monitor or an open dashboard. */
const IDLE_REQUESTS = 6;

const GROWN_BYTES = 2 * 1024 * 1024;

interface Memory {
  /** Takes about 0.1 s, and nothing else runs in it. */
  collect: () => void;
  /** In bytes. */
  used: () => number;
}

/**
 * When nobody visits, gives memory back that V8 would keep for later: after the start, and whenever the program has grown since.
 * Without Node's --expose-gc, it does nothing.
 */
export function freeIdleMemory(server: Server, memory = ownMemory()): void {
  if (!memory) return;
  const { collect, used } = memory;
  let requests = 0;
  let least = 0;
  server.on('request', () => {
    requests += 1;
  });
  setInterval(() => {
    const isIdle = requests <= IDLE_REQUESTS;
    requests = 0;
    if (!isIdle || used() < least + GROWN_BYTES) return;
    collect();
    least = used();
  }, LOOK_EVERY_MS).unref();
}

function ownMemory(): Memory | null {
  const { gc } = globalThis;
  // A regular collection would keep empty pages and unused code.
  return gc
    ? {
        collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
        used: () => process.memoryUsage.rss(),
      }
    : null;
}
