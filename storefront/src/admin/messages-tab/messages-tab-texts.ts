export const successfullySentToCustomers = (sent: number) => `Successfully sent to ${sent} customer(s)`;
export const failedToSend = (done: string, failed: number) =>
  `${done}. Failed to send to ${failed} customer(s).`;
export const messagesFailed = 'Failed to send messages';
export const messagesSent = 'Messages Sent!';
export const missingInformation = 'Missing Information';
export const noCustomersSelected = 'No Customers Selected';
export const sendMessageToCustomers = (count: number) => `Send Message to ${count} Customer(s)`;
export const eachCustomerGetsOwn = 'Each customer gets their own email with an unsubscribe link.';

export const selectAll = (count: string) => `Select all ${count}`;
export const selectedCount = (count: string) => `${count} selected`;
export const unsubscribedLeftOut = (count: string) => `, ${count} unsubscribed left out`;
export const unsubscribedHint =
  'Customers marked Unsubscribed left the mailing list and get no messages until they join again. They still get emails about their own orders.';

export const unsubscribed = 'Unsubscribed';

export const customersNotLoaded = 'Failed to load customers. Please try refreshing the page.';
export const sendMessage = (count: number) => `Send Message (${count})`;
