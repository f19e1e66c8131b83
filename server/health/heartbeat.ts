import type { Payload } from 'payload';
import { HEARTBEAT_FACT } from '#domain/health/health-facts';
import { readFact, storeFact } from '#server/platform/health/facts';
import { log } from '#server/platform/tools/log';

const PATIENCE_MS = 10_000;

/** Pings an outside monitor and stores the result (rule 23.3). If the monitor doesn't answer, it doesn't throw. */
export async function sendHeartbeat(payload: Payload, url: string): Promise<void> {
  const last = await readFact(payload, HEARTBEAT_FACT);
  const { problem, aheadMs } = await ping(url);
  if (problem) log.warn({ problem }, "heartbeat: the monitor didn't take the ping");
  const at = problem ? (last?.at ?? null) : new Date().toISOString();
  await storeFact(payload, HEARTBEAT_FACT, { at, problem, aheadMs });
}

/** The URL may be secret, so the stored reason never includes it. */
async function ping(url: string): Promise<{ problem: string | null; aheadMs: number | null }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.body?.cancel();
    const time = Date.parse(response.headers.get('Date') ?? '');
    const aheadMs = Number.isNaN(time) ? null : Date.now() - time;
    return { problem: response.ok ? null : `it answered ${response.status}`, aheadMs };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { problem: isLate ? 'no answer in time' : 'no connection', aheadMs: null };
  }
}
