export const TOTAL_HEADER = 'X-Total-Count';

/** Makes a repeated POST /api/orders return the same order (rule 6.7). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Makes a change only if the document still has this version. */
export const IF_MATCH_HEADER = 'If-Match';

export const entityTag = (version: number) => `"${version}"`;
