/** Returns every hole of straight strands (`M x yL x y…`) as zero-length dots. */
export function eyeletsOf(strands: readonly string[]): string {
  return strands
    .flatMap((strand) => [...strand.matchAll(/\d+ \d+/g)])
    .map(([hole]) => `M${hole}h0`)
    .join('');
}

/** Joins strands into two paths: lower ones, and those (`upper`) that cross them. This keeps pages with many gloves small. */
export function inTwoPaths(strands: readonly string[], upper: readonly string[]): string[] {
  const isUpper = (strand: string) => upper.includes(strand);
  return [strands.filter((strand) => !isUpper(strand)), strands.filter(isUpper)]
    .filter(({ length }) => length > 0)
    .map((together) => together.join(''));
}
