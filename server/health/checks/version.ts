import { programVersion } from '#server/platform/database/data-version';
import { type Check, ok } from '../check';

export const version: Check = {
  run: ({ payload }) => {
    const database = payload.db.name === 'mongoose' ? 'MongoDB' : 'SQLite';
    return ok(`Shop ${programVersion()} on Node ${process.versions.node} and ${database}.`);
  },
};
