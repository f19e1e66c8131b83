import { z } from 'zod';
import { type CheckId, checkView } from '#domain/health/health-checks';

export const STORED_CHECKS = 'check:';

export const checkRowName = (id: CheckId): string => STORED_CHECKS + id;

/** The stored state of a check: its last result, and the result that turned it red. */
export const storedCheck = z.object({ last: checkView, red: checkView.optional() });

/** A check's round counts how often it turned red or recovered, so an odd round is red. */
export const isRedRound = (round: number): boolean => round % 2 === 1;
