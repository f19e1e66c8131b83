/** What the sender of photos may still bring in, in bytes. */
export interface UploadQuota {
  /** Counts bytes before they come. Throws a TooManyError that a person may read when that is too much. */
  take: (bytes: number) => Promise<void>;
  /** Counts bytes that are there already. */
  add: (bytes: number) => Promise<void>;
  /** Takes back what did not come after all. */
  giveBack: (bytes: number) => Promise<void>;
}
