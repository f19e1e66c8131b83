const AT_ONCE = 10;
/** A race that is lost once in a while is met in one of so many. */
export const ROUNDS = 5;

/** Sends ten calls at the same moment; their statuses, in the order they were sent. */
export const ten = (send: (n: number) => Promise<{ status: number }>): Promise<number[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, async (_, n) => (await send(n)).status));

/** Ten statuses that are all the same. */
export const allAre = (status: number): number[] => Array<number>(AT_ONCE).fill(status);

/** Ten statuses of which one is another one, in their order. */
export const oneIs = (status: number, others: number): number[] =>
  [status, ...Array<number>(AT_ONCE - 1).fill(others)].sort();
