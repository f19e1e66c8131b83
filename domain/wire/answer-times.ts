/** Calls in which the server waits for PayPal (15 seconds per request) or EasyPost (20), or redraws up to 50 photos. */
const SLOW = /^\/order|\/(payments?|refunds|cancel|normalize|shipments|buy|void)$/;

/** How long a page waits for the answer to a call, and then for the answer's body, in ms (rule 11.9). */
export const answerTimeoutMs = (path: string) => (SLOW.test(path) ? 120_000 : 30_000);

/** How long an upload can stall before it counts as lost, in ms. */
export const UPLOAD_STALL_MS = 60_000;
