import { BasePayload, type Payload } from 'payload';
import { shopConfig } from '../../../payload.config';
import type { Env } from '../environment/env';

/** Opens a shop's database without migrating it. Tools import this once they need it, because Payload takes long to load. */
export function openPayload(settings: Env): Promise<Payload> {
  return new BasePayload().init({ config: shopConfig(settings) });
}
