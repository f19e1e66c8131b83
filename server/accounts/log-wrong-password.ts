import { log } from '#server/tools/log';

interface WrongPassword {
  /** Where the attempt came from. */
  address: string;
  /** The e-mail that was tried. */
  account: string;
}

/** Leaves a line in the log about a refused login, so that guessing is seen; never the password. */
export function logWrongPassword({ address, account }: WrongPassword): void {
  log.warn({ address, account }, 'wrong e-mail or password');
}
