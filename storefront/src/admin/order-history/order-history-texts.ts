export const noteAdded = 'Note added';
export const noteFailed = 'Failed to add note';
export const messageToCustomerSent = 'Message sent';
export const messageToCustomerFailed = 'Failed to send message';

export const addNote = 'Add note';
export const messageTheCustomer = 'Message the customer';
export const note = 'Note';
export const onlyShopSeesIt = 'Only the shop sees it.';
export const addNoteButton = 'Add Note';
export const addToThisOrder = 'Add to this order';
export const noteOrMessage = 'Note or message';
export const messageTo = (customerName: string) => `Message to ${customerName}`;
export const seesItByEmail = (customerName: string, customerEmail: string) =>
  `${customerName} gets it by email at ${customerEmail} and sees it on the order's page.`;

export const owner = 'Owner';
export const shop = 'Shop';
export const paymentProvider = 'Payment provider';
export const orderEdited = 'Order edited';
export const sentAMessage = (name: string) => `${name} sent a message`;
export const messageToCustomer = 'Message to the customer';
export const emailLabel = (label: string) => `Email: ${label}`;

export const onlyShopSees = 'Only the shop sees this';
export const sent = 'Sent';
export const emailResent = 'Email sent again';
export const emailResendFailed = 'Failed to send the email again';
export const sendAgainEmail = (email: string) => `Send again: ${email}`;
export const sendAgain = 'Send again';

export const nothingHasHappenedYet = 'Nothing has happened yet';
export const withTheCustomer = 'With the customer';
export const nothingSentToCustomer = 'Nothing sent to the customer yet';
export const notes = 'Notes';
export const noNotesYet = 'No notes yet';
export const show = 'Show';
export const eventsNewestFirst = 'Events, newest first';
export const showAll = (count: number) => `Show all ${count}`;
export const none = 'none';
