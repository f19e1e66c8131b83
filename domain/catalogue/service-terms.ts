import { formatDays } from '../words/shop-words';

/** What the shop promises for every service (rule 3.9). */
const ASK_FIRST = "If we find more damage, we'll ask first.";

/** How long a service takes from a glove's arrival, the shop's turnaround where the service says nothing, and that the shop asks first. */
export function serviceTerms({ days }: { days?: number }, turnaroundDays: number): string {
  return `Ready about ${formatDays(days ?? turnaroundDays)} after your glove gets here. ${ASK_FIRST}`;
}
