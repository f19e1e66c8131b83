/** The maximum number of devices with notifications per person. */
export const PUSH_DEVICES_MAX = 20;

/** The push services of the browsers we support: Chrome and browsers based on it, Firefox, Edge, and Safari. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** A host name alone, without a user, port, or anything that a parser could read as part of the path. */
const ADDRESS = /^https:\/\/([a-z\d.-]+)\/[!-~]*$/i;

/**
 * Whether a browser's push address is one the shop may send to: at a known service on https, or at the operator's own. A list of names,
 * because an address could otherwise lead into the shop's own network.
 */
export function isPushAddress(address: string, ownService?: string): boolean {
  if (ownService && address.startsWith(`${ownService}/`)) return true;
  const [, host = ''] = ADDRESS.exec(address.toLowerCase()) ?? [];
  return SERVICES.some((service) => host === service || host.endsWith(`.${service}`));
}
