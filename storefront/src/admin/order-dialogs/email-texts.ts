/** Texts about a customer's emails in an order's panel. */

export const answersToCheck = 'Replies to check';
export const loading = 'Loading the replies';
export const didntLoad = "The replies didn't load";
export const senderLine = (name: string, address: string) => (name ? `${name}, ${address}` : address);
export const showAll = 'Show the whole email';
export const filesNotSaved = (names: string) => `Not saved here, but still in your mailbox: ${names}`;
export const accept = 'Accept';
export const accepted = "Added to the order's messages";
export const discarded = 'Reply discarded';
export const decideFailed = "We couldn't save that";
export const photosOf = (address: string) => `Photos from ${address}`;
