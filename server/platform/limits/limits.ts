import type { Payload } from 'payload';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { LIMITS, type LimitKind } from '#domain/api-calls/limit-table';
import { TooManyError } from '#server/platform/errors/shop-error';
import { openLimitStore } from './limit-store';

export interface Limits {
  /** Counts one or more tries. Throws a TooManyError. */
  take: (kind: LimitKind, who: string, times?: number) => Promise<void>;
  add: (kind: LimitKind, who: string, times: number) => Promise<void>;
  uncount: (kind: LimitKind, who: string, times?: number) => Promise<void>;
  isCounted: (kind: LimitKind, who: string) => Promise<boolean>;
  clearExpired: () => Promise<void>;
}

/** How far servers' clocks may differ, in ms. */
const SKEW_MS = 60_000;

/** Returns the shop's limits. `RATE_LIMITS=off` counts nothing. */
export function createLimits(payload: Payload, mode: 'on' | 'off'): Limits {
  if (mode === 'off') return UNLIMITED;
  const store = memo(() => openLimitStore(payload));
  const limiters = new Map<LimitKind, RateLimiterAbstract>();
  const limiterOf = async (kind: LimitKind): Promise<RateLimiterAbstract> => {
    const { limiter } = await store();
    const made = limiters.get(kind);
    if (made) return made;
    const { times, seconds } = LIMITS[kind];
    const fresh = limiter({ keyPrefix: kind, points: times, duration: seconds });
    limiters.set(kind, fresh);
    return fresh;
  };
  return {
    take: async (kind, who, times = 1) => {
      const limiter = await limiterOf(kind);
      const consume = async () => {
        try {
          await limiter.consume(who, times);
          return 0;
        } catch (reason) {
          if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
          throw reason;
        }
      };
      let waitMs = await consume();
      // A wait is at most as long as the limit's own period, unless the clock was set back (rule 25.6).
      if (waitMs > LIMITS[kind].seconds * 1000 + SKEW_MS) {
        await limiter.delete(who);
        waitMs = await consume();
      }
      if (waitMs > 0) throw new TooManyError(Math.ceil(waitMs / 1000));
    },
    add: async (kind, who, times) => {
      await (await limiterOf(kind)).penalty(who, times);
    },
    uncount: async (kind, who, times = 1) => {
      await (await limiterOf(kind)).reward(who, times);
    },
    isCounted: async (kind, who) => ((await (await limiterOf(kind)).get(who))?.consumedPoints ?? 0) > 0,
    clearExpired: async () => (await store()).clearExpired(),
  };
}

const UNLIMITED: Limits = {
  take: async () => undefined,
  add: async () => undefined,
  uncount: async () => undefined,
  isCounted: async () => false,
  clearExpired: async () => undefined,
};

/** A failure isn't cached. */
function memo<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
