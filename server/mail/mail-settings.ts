import type { Payload } from 'payload';

/** What every mail's handler needs to know of the shop. */
export interface MailSettings {
  payload: Payload;
  /** The address that links in mails start with. */
  siteUrl: string;
  /** Where notices to the owner and answers to the shop's mails go. */
  ownerEmail: string;
}
