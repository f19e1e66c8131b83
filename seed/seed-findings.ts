import type { Payload } from 'payload';
import { demoFindings } from './demo-catalogue';

/** Adds common findings to the shop settings if there are none. */
export async function seedFindings(payload: Payload): Promise<void> {
  const { extraWorkTemplates } = await payload.findGlobal({ slug: 'shop-settings', depth: 0 });
  if (extraWorkTemplates?.length) return;
  await payload.updateGlobal({ slug: 'shop-settings', data: { extraWorkTemplates: demoFindings } });
}
