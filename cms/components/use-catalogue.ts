'use client';
import { useConfig, usePayloadAPI } from '@payloadcms/ui';
import * as z from 'zod/mini';

const services = z.object({
  docs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.int(),
      category: z.string(),
      active: z.boolean(),
    }),
  ),
});
const laceColors = z.object({
  docs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      inventory: z.int(),
      active: z.boolean(),
      hexColor: z.string(),
    }),
  ),
});

const everything = { initialParams: { depth: 0, pagination: false, sort: 'sortOrder' } };

export interface Catalogue {
  services: z.infer<typeof services>['docs'];
  laceColors: z.infer<typeof laceColors>['docs'];
  state: 'loading' | 'failed' | 'ready';
}

/** Returns every service and lace color, even those not offered, in the shop's order. */
export function useCatalogue(): Catalogue {
  const { config } = useConfig();
  const [serviceAnswer] = usePayloadAPI(`${config.routes.api}/services`, everything);
  const [colorAnswer] = usePayloadAPI(`${config.routes.api}/lace-colors`, everything);
  if (serviceAnswer.isLoading || colorAnswer.isLoading)
    return { services: [], laceColors: [], state: 'loading' };
  const knownServices = services.safeParse(serviceAnswer.data);
  const knownColors = laceColors.safeParse(colorAnswer.data);
  if (!knownServices.success || !knownColors.success)
    return { services: [], laceColors: [], state: 'failed' };
  return { services: knownServices.data.docs, laceColors: knownColors.data.docs, state: 'ready' };
}
