/** Waits for work, but no longer than `ms`. The work itself goes on. */
export async function inTime<Result>(
  ms: number,
  work: Result | Promise<Result>,
): Promise<Result | 'too late'> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<'too late'>((resolve) => {
    timer = setTimeout(() => resolve('too late'), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
