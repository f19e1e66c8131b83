import { z } from 'zod';
import { roleOf } from '#domain/people/people';
import { firstStepsLeft } from '#domain/shop-settings/first-steps';
import type { ByPerson } from '#server/access/callers';
import { storedFace } from '#server/shop-settings/stored-face';

/** Where notices go while the editor names no address (payload.config). */
const settings = z.object({ ownerEmail: z.string() });

/** The names of what is still the example's of a new shop, for dashboard and editor alike (rule 2.18); by the caller's own rights. */
export async function readFirstSteps({ payload, user }: ByPerson): Promise<string[]> {
  // They are about settings, which are the owner's alone (rule 18.3).
  if (roleOf(user) !== 'owner') return [];
  const by = { depth: 0, overrideAccess: false, user } as const;
  const [stored, samples] = await Promise.all([
    payload.findGlobal({ slug: 'shop-settings', ...by }),
    payload.count({
      collection: 'gallery',
      where: { isSample: { equals: true } },
      overrideAccess: false,
      user,
    }),
  ]);
  return firstStepsLeft({
    name: storedFace(stored).name,
    address: stored.address ?? '',
    openingHours: stored.openingHours ?? '',
    ownerEmail: stored.ownerEmail || settings.parse(payload.config.custom).ownerEmail,
    samples: samples.totalDocs,
  });
}
