import type { Payload } from 'payload';
import type { Env } from '#server/platform/environment/env';
import { perShop } from '#server/platform/tools/per-shop';
import type { Meter, OutboxOutcome, ProviderCall, RequestKind } from './open-meter';

export type { Meter, OutboxOutcome, ProviderCall, RequestKind };

const slotOf = perShop((): { meter: Meter | null } => ({ meter: null }));

/** Returns the shop's metrics, or null without `METRICS_TOKEN` (rule 25.1). */
export function meterOf(payload: Payload): Meter | null {
  return slotOf(payload).meter;
}

/** Starts measuring if `METRICS_TOKEN` is set. The library is only loaded then. */
export async function startMeter(payload: Payload, { METRICS_TOKEN }: Env): Promise<void> {
  if (!METRICS_TOKEN) return;
  const { openMeter } = await import('./open-meter');
  slotOf(payload).meter = openMeter(payload, METRICS_TOKEN);
}
