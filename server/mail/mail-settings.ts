import type { Payload } from 'payload';
import { type Env, siteUrl } from '#server/environment/env';
import { createLimits, type Limits } from '#server/limits/limits';

/** What every mail's handler needs to know of the shop. */
export interface MailSettings {
  payload: Payload;
  /** The address that links in mails start with. */
  siteUrl: string;
  /** Where notices to the owner and answers to the shop's mails go, unless the editor's settings name an address. */
  ownerEmail: string;
  /** Counts what goes to strangers; without them nobody is held back. */
  limits?: Limits;
}

/** The settings of this process that mails need. */
export function mailSettings(payload: Payload, settings: Env): MailSettings {
  return {
    payload,
    siteUrl: siteUrl(settings),
    ownerEmail: settings.OWNER_EMAIL ?? settings.ADMIN_EMAIL,
    limits: createLimits(payload, settings.RATE_LIMITS),
  };
}
