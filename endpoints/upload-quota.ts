import type { Request } from 'express';
import { isAdminSession } from '#server/accounts/admin-session';
import { TooManyError } from '#server/errors/shop-error';
import type { UploadQuota } from '#server/photos/upload-quota';
import { callerAddress } from './middleware/caller-address';
import type { ApiContext } from './middleware/context';

const KIND = 'upload-kilobytes';
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

type QuotaContext = Pick<ApiContext, 'payload' | 'limits'>;

/** What the address that a call comes from may still send, whoever has got the link; of the owner nothing is counted. */
export async function uploadQuota({ payload, limits }: QuotaContext, req: Request): Promise<UploadQuota> {
  if (await isAdminSession(payload, req.headers.cookie)) return UNCOUNTED;
  const who = callerAddress(req);
  return {
    take: async (bytes) => {
      try {
        await limits.take(KIND, who, kilobytes(bytes));
      } catch (error) {
        if (!(error instanceof TooManyError)) throw error;
        // What is refused does not come: a smaller photo may still fit.
        await limits.giveBack(KIND, who, kilobytes(bytes));
        throw new TooManyError(error.retryAfterSeconds, 'PHOTO_QUOTA');
      }
    },
    add: (bytes) => limits.add(KIND, who, kilobytes(bytes)),
    giveBack: (bytes) => limits.giveBack(KIND, who, Math.floor(bytes / 1024)),
  };
}

const UNCOUNTED: UploadQuota = {
  take: async () => undefined,
  add: async () => undefined,
  giveBack: async () => undefined,
};
