export const PUSH_DEVICES_MAX = 20;

/** The push services of the browsers we support: Chrome and browsers based on it, Firefox, Edge, and Safari. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** A host name alone, without a user, a port, or anything that a parser could read as part of the path. */
const ADDRESS = /^https:\/\/([a-z\d.-]+)\/[!-~]*$/i;

/** Allows only known push services over https. Other addresses could lead into the shop's own network. */
export function isPushAddress(address: string, ownService?: string): boolean {
  if (ownService && address.startsWith(`${ownService}/`)) return true;
  const [, host = ''] = ADDRESS.exec(address.toLowerCase()) ?? [];
  return SERVICES.some((service) => host === service || host.endsWith(`.${service}`));
}
