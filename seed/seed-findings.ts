import type { Payload } from 'payload';
import { demoFindings } from './demo-catalogue';

/** The frequent findings of the shop settings, where there are none yet. */
export async function seedFindings(payload: Payload): Promise<void> {
  const { extraWorkTemplates } = await payload.findGlobal({ slug: 'shop-settings', depth: 0 });
  if (extraWorkTemplates?.length) return;
  await payload.updateGlobal({ slug: 'shop-settings', data: { extraWorkTemplates: demoFindings } });
}
