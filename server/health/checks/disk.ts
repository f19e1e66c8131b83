import { sizeText } from '#domain/health/health-words';
import { DISK_RESERVE_BYTES, DISK_WARN_BYTES } from '#domain/photos/photo-limits';
import { freeDisk } from '#server/photos/local-store';
import { type Check, ok, red, warning } from '../check';

const WHAT_TO_DO = 'Free some space on the disk, or move DATA_DIR to a larger one.';

export const disk: Check = {
  run: async ({ settings: { DATA_DIR } }) => {
    const free = await freeDisk(DATA_DIR);
    const found = `${sizeText(free)} free in ${DATA_DIR}.`;
    if (free < DISK_RESERVE_BYTES) return red(`${found} New photos are refused.`, WHAT_TO_DO);
    if (free < DISK_WARN_BYTES)
      return warning(`${found} Photos are refused below ${sizeText(DISK_RESERVE_BYTES)}.`, WHAT_TO_DO);
    return ok(found);
  },
};
