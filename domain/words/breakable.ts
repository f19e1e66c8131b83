/** Splits an email or web address where a line can break: after '@' and before dots. */
export function breakable(address: string): string[] {
  return address.split(/(?<=@)|(?=\.)/);
}
