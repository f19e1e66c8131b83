/** An e-mail or web address in pieces between which a line may break: after '@' and before dots. */
export function breakable(address: string): string[] {
  return address.split(/(?<=@)|(?=\.)/);
}
