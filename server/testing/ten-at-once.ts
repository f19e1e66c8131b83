const AT_ONCE = 10;
export const ROUNDS = 5;

/** Sends ten calls at the same time. Returns their statuses in order. */
export const ten = (send: (n: number) => Promise<{ status: number }>): Promise<number[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, async (_, n) => (await send(n)).status));

/** Expects the same status ten times. */
export const allAre = (status: number): number[] => Array<number>(AT_ONCE).fill(status);

/** Expects one status once and another one nine times. They're sorted. */
export const oneIs = (status: number, others: number): number[] =>
  [status, ...Array<number>(AT_ONCE - 1).fill(others)].sort();
