import { causesOf, codeOf, typeOf } from './logged-error';

/** MongoDB's codes when no primary answers, for which its drivers retry writes, and when most members don't answer (64). */
const MONGO_CODES = [6, 7, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436];
const MONGO_TYPE = /^Mongo(?:ose)?\w*(?:Network|ServerSelection|NotConnected|PoolCleared)\w*Error$/;
/** SQLite's codes if the file is locked, or if the disk is full or broken. */
const SQLITE_CODE = /^SQLITE_(?:BUSY|FULL|IOERR|READONLY|CANTOPEN)/;

/** MongoDB's driver throws the socket's own error if the server ends a connection that's being written to. */
const SOCKET_CODE = /^(?:EPIPE|ECONNRESET|ETIMEDOUT)$/;

/** Whether the database failed temporarily, so a retry may work. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return causesOf(error).some((each) => {
    const code = codeOf(each);
    if (typeof code === 'number') return MONGO_CODES.includes(code);
    return MONGO_TYPE.test(typeOf(each)) || SQLITE_CODE.test(code ?? '') || SOCKET_CODE.test(code ?? '');
  });
}
