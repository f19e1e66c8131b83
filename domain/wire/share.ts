/** Shares cents by weights, to the cent. Rounding leftovers go to the largest remainders. Equal weights if all are 0. */
export function shareCents(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0)
    return weights.length === 0
      ? []
      : shareCents(
          amount,
          weights.map(() => 1),
        );
  const exact = weights.map((weight) => (Math.abs(amount) * weight) / total);
  const shares = exact.map(Math.floor);
  const left = Math.abs(amount) - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  const sign = amount < 0 ? -1 : 1;
  return shares.map((share, at) => sign * (raised.has(at) ? share + 1 : share) + 0);
}
