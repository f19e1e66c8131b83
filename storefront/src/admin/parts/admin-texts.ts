import { dayOf, daysBetween } from '#domain/orders/ready-by-days';

/** Texts of the dashboard's notices, to the letter (rule 2.10); a success is a title, a failure a text. */
export const ADMIN_TEXTS = {
  loginFailed: 'Failed to login',
  loggedOut: 'You have been logged out successfully',
  logoutFailed: 'Failed to logout',

  orderCreated: 'Order Created',
  orderCreateFailed: 'Failed to create order',
  orderUpdated: 'Order Updated',
  orderUpdateFailed: 'Failed to update order',
  statusUpdated: 'Order status updated',
  statusUpdateFailed: 'Failed to update order status',
  statusesUndone: 'Status change undone',
  viewSaved: 'View saved',
  viewSaveFailed: 'Failed to save the view',
  viewRenamed: 'View renamed',
  viewRenameFailed: 'Failed to rename the view',
  viewDeleted: 'View deleted',
  viewDeleteFailed: 'Failed to delete the view',
  notASlip: "That isn't one of our slip codes",
  photosUploaded: 'Images uploaded successfully',
  photosUploadFailed: 'Failed to upload images',
  photosNotReady: 'Images uploaded but may not display correctly. Please save and reopen.',
  shippingInstructionsSent: 'Shipping instructions sent successfully',
  shippingInstructionsFailed: 'Failed to send shipping instructions',
  dropoffInstructionsSent: 'Drop-off instructions sent successfully',
  dropoffInstructionsFailed: 'Failed to send drop-off instructions',

  noteAdded: 'Note added',
  noteFailed: 'Failed to add note',
  messageToCustomerSent: 'Message sent',
  messageToCustomerFailed: 'Failed to send message',
  emailResent: 'Email sent again',
  emailResendFailed: 'Failed to send the email again',
  extraWorkProposed: 'Extra work proposed',
  extraWorkFailed: 'Failed to propose extra work',
  extraWorkWithdrawn: 'Extra work withdrawn',
  extraWorkWithdrawFailed: 'Failed to withdraw the extra work',
  readyByUpdated: 'Ready-by date updated',
  readyByFailed: 'Failed to update the ready-by date',
  problemSettled: 'Marked as settled',
  problemSettleFailed: 'Failed to mark it as settled',
  paymentRecorded: 'Payment recorded',
  paymentRecordFailed: 'Failed to record the payment',
  linkCopied: 'Link copied',
  linkCopyFailed: "Your browser didn't copy the link. Open it and copy its address there.",
  linkRenewed: 'New link made',
  linkRenewFailed: 'Failed to make a new link',

  refunded: 'Refund sent',
  refundPending: 'PayPal is working on the refund',
  refundRefused:
    "PayPal didn't make this refund, so nothing was counted. Try again, or refund it another way.",
  refundFailed: 'Failed to send the refund',
  canceled: 'Order canceled',
  canceledPending: 'Order canceled; PayPal is working on the refund',
  canceledNotRefunded: "The order is canceled, but PayPal didn't make the refund. Refund it another way.",
  cancelFailed: 'Failed to cancel the order',
  cancelChanged: "Someone else just changed this order. We've loaded their version. Check it and try again.",

  questionAnswered: 'Answer sent',
  questionAnswerFailed: 'Failed to send the answer',

  serviceCreated: 'Service created',
  serviceCreateFailed: 'Failed to create service',
  serviceUpdated: 'Service updated',
  serviceUpdateFailed: 'Failed to update service',
  servicesReordered: 'Services reordered',
  servicesReorderFailed: 'Failed to reorder services',

  discountCreated: 'Discount code created',
  discountCreateFailed: 'Failed to create discount code',
  discountUpdated: 'Discount updated',
  discountUpdateFailed: 'Failed to update discount',

  inventoryUpdated: 'Inventory updated',
  mailingListFailed: 'Failed to change the mailing list preference',
  reorderMarkSaved: 'Reorder mark saved',
  inventoryUpdateFailed: 'Failed to update inventory',
  laceColorsReordered: 'Lace colors reordered',
  laceColorsReorderFailed: 'Failed to reorder lace colors',

  customerAdded: 'Customer Added',
  customerCreateFailed: 'Failed to create customer',
  customerUpdated: 'Customer Updated',
  customerUpdateFailed: 'Failed to update customer',

  customersNotLoaded: 'Failed to load customers. Please try refreshing the page.',
  noCustomersSelected: 'No Customers Selected',
  missingInformation: 'Missing Information',
  messagesSent: 'Messages Sent!',
  messagesFailed: 'Failed to send messages',

  invited: 'Invitation sent',
  inviteFailed: 'Failed to send the invitation',
  linkSent: 'Link sent',
  staffUpdated: 'Saved',
  staffRemoved: 'Removed',
  staffFailed: 'Failed to save',

  albumAdded: 'Album Added',
  albumUpdated: 'Album Updated',
  albumUpdateFailed: 'Failed to update album',
  albumsReordered: 'Albums reordered',
  albumsReorderFailed: 'Failed to reorder albums',
  albumDeleted: 'Album Deleted',
  albumFailed: 'Failed to upload and save images',
  albumDeleteFailed: 'Failed to delete album',
} as const;

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });

/** A moment (ISO 8601) as the dashboard shows it, on the reader's own calendar: 'May 04, 2026' (rule 1.4). */
export function adminDate(moment: string): string {
  return format.format(new Date(moment));
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The same with its time, the last two days by name: 'Today, 2:14 PM'. */
export function adminMoment(moment: string, now = new Date()): string {
  const at = new Date(moment);
  const ago = daysBetween(dayOf(at), dayOf(now));
  const day = ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : adminDate(moment);
  return `${day}, ${time.format(at)}`;
}
