/** Later than every moment, in ms. */
export const END_MS = 100_000_000_000_000;

interface Conversation {
  unansweredSince?: string | null;
  lastAt: string;
}

/** Ranks conversations, highest first: those that wait for an answer, longest wait first, then by last message (rule 33.4). */
export function conversationRank({ unansweredSince, lastAt }: Conversation): number {
  return unansweredSince ? END_MS - Date.parse(unansweredSince) : Date.parse(lastAt);
}

/** The rank of an order without messages. */
export const NO_CONVERSATION = 0;
