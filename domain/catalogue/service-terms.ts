import { formatDays } from '../words/shop-words';

const ASK_FIRST = "If we find more damage, we'll ask first.";

/** How long a service takes from the glove's arrival, and our promise to ask first (rule 3.9). */
export function serviceTerms(
  { days, readyAround }: { days?: number; readyAround?: string },
  turnaroundDays: number,
): string {
  const ready = readyAround
    ? `around ${readyAround}`
    : `about ${formatDays(days ?? turnaroundDays)} after your glove gets here`;
  return `Ready ${ready}. ${ASK_FIRST}`;
}
