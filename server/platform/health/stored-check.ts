import { z } from 'zod';
import { type CheckId, checkView } from '#domain/health/health-checks';

export const STORED_CHECKS = 'check:';

export const checkRowName = (id: CheckId): string => STORED_CHECKS + id;

/** What's stored about a check: its last finding, and the one that turned it red. */
export const storedCheck = z.object({ last: checkView, red: checkView.optional() });

/** A check's round is how often it turned red or recovered, so an odd one is red. */
export const isRedRound = (round: number): boolean => round % 2 === 1;
