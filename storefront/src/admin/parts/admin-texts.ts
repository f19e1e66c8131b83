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
  ordersExported: 'Orders Exported',
  ordersExportFailed: 'Failed to export orders',
  photosUploaded: 'Images uploaded successfully',
  photosUploadFailed: 'Failed to upload images',
  photosNotReady: 'Images uploaded but may not display correctly. Please save and reopen.',
  shippingInstructionsSent: 'Shipping instructions sent successfully',
  shippingInstructionsFailed: 'Failed to send shipping instructions',
  dropoffInstructionsSent: 'Drop-off instructions sent successfully',
  dropoffInstructionsFailed: 'Failed to send drop-off instructions',

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

  albumAdded: 'Album Added',
  albumDeleted: 'Album Deleted',
  albumFailed: 'Failed to upload and save images',
  albumDeleteFailed: 'Failed to delete album',
} as const;

/** Shown when something did not load and the server said nothing. */
export const NOT_REACHED = 'We could not reach the shop. Check your connection and try again.';

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });

/** A moment (ISO 8601) as the dashboard shows it, on the reader's own calendar: 'May 04, 2026' (rule 1.4). */
export function adminDate(moment: string): string {
  return format.format(new Date(moment));
}
