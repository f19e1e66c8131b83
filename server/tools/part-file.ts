/** Names of files that are still being written begin like this; nobody asks for one, and no backup holds one. */
export const PART = '.part-';
