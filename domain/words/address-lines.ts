/** An address's lines, without empty ones and with single spaces, so patterns are quick on hostile ones. */
export const addressLines = (address: string): string[] =>
  address.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || []);
