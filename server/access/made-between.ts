import type { Where } from 'payload';

/** The filter for documents made in a span of time, both ends included (ISO 8601); none without ends. */
export function madeBetween({ from, to }: { from?: string; to?: string }): Where[] {
  return [
    ...(from ? [{ createdAt: { greater_than_equal: from } }] : []),
    ...(to ? [{ createdAt: { less_than_equal: to } }] : []),
  ];
}
