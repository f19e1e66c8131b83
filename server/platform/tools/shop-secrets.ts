import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';

const oldSecrets = z.array(z.string()).catch([]);

export type Secrets = Pick<Payload, 'secret' | 'config'>;

/** The shop's secret, followed by the previous one, which still opens what was signed or encrypted with it (rule 23.7). */
export function secretsOf({ secret, config }: Secrets): string[] {
  return [secret, ...oldSecrets.parse(config.custom.oldSecrets)];
}

/** Derives Payload's secret from the setting. */
export function derivedSecret(setting: string): string {
  return createHash('sha256').update(setting).digest('hex').slice(0, 32);
}
