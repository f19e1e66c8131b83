import { secret } from './fields/common-fields';
import { hidden } from './hidden';

/** Keys that outlive the shop's secret. They're encrypted with it (rule 23.7). */
export const shopKeys = hidden('shop-keys', [
  { name: 'name', type: 'text', required: true, unique: true },
  { name: 'sealed', type: 'text', required: true, ...secret },
]);

/** The key pair that proves to push services who we are (RFC 8292). It's one row, which is made once. The private key is encrypted. */
export const pushKeys = hidden('push-keys', [
  { name: 'name', type: 'text', required: true, unique: true },
  { name: 'publicKey', type: 'text', required: true, ...secret },
  { name: 'privateKey', type: 'text', required: true, ...secret },
]);

/** A browser in which someone at the shop turned on notifications (rule 22.2). */
export const pushDevices = hidden('push-devices', [
  { name: 'account', type: 'text', required: true, index: true },
  // The session that it last belonged to. When that signs out, its notifications are turned off.
  { name: 'session', type: 'text', required: true, index: true, ...secret },
  // Anyone who knows the address and keys can send to the device.
  { name: 'endpoint', type: 'text', required: true, ...secret },
  { name: 'endpointHash', type: 'text', required: true, unique: true, ...secret },
  { name: 'keys', type: 'json', required: true, ...secret },
  { name: 'kinds', type: 'json', required: true },
  { name: 'quiet', type: 'json' },
  { name: 'userAgent', type: 'text' },
]);
