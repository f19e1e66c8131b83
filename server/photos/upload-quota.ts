import { TooManyError } from '#server/errors/shop-error';
import type { Limits } from '#server/limits/limits';

/** What the sender of photos may still bring in, in bytes. */
export interface UploadQuota {
  /** Counts bytes before they come. Throws a TooManyError that a person may read when that is too much. */
  take: (bytes: number) => Promise<void>;
  /** Counts bytes that are there already. */
  add: (bytes: number) => Promise<void>;
  /** Takes back what did not come after all. */
  giveBack: (bytes: number) => Promise<void>;
}

const KIND = 'upload-kilobytes';
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

/** What may still come from an address, whoever has got the link. */
export function uploadQuota(limits: Limits, address: string): UploadQuota {
  return {
    take: async (bytes) => {
      try {
        await limits.take(KIND, address, kilobytes(bytes));
      } catch (error) {
        if (!(error instanceof TooManyError)) throw error;
        // What is refused does not come: a smaller photo may still fit.
        await limits.giveBack(KIND, address, kilobytes(bytes));
        throw new TooManyError(error.retryAfterSeconds, 'PHOTO_QUOTA');
      }
    },
    add: (bytes) => limits.add(KIND, address, kilobytes(bytes)),
    giveBack: (bytes) => limits.giveBack(KIND, address, Math.floor(bytes / 1024)),
  };
}

/** Of the owner's photos nothing is counted. */
export const UNCOUNTED: UploadQuota = {
  take: async () => undefined,
  add: async () => undefined,
  giveBack: async () => undefined,
};
