import type { Payload } from 'payload';
import type { HealthReport } from '#domain/health/health-checks';
import type { Env } from '#server/platform/environment/env';
import { oneAtATime } from '#server/platform/tools/per-shop';
import { runningShop } from './checked-shop';
import { followHealth, readHealth } from './follow-health';

export interface ShopHealth {
  read: () => Promise<HealthReport>;
  check: () => Promise<HealthReport>;
}

export function openHealth(payload: Payload, settings: Env): ShopHealth {
  return {
    read: () => readHealth(runningShop(payload, settings)),
    check: () => oneAtATime(payload, 'health', () => followHealth(runningShop(payload, settings))),
  };
}
