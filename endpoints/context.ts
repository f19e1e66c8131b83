import type { Payload } from 'payload';
import type { PhotoStore } from '#server/uploads/photo-store';

/** What every router of the API works with. */
export interface ApiContext {
  payload: Payload;
  /** Where photos are kept. */
  store: PhotoStore;
  /** Whether the shop is on https, so that its cookies are Secure. */
  secureCookies: boolean;
  /** E-mail of the owner's one account. */
  adminEmail: string;
}
