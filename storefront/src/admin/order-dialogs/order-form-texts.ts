import { plural } from '#domain/words/plural';

export const noLongerOffered = (name: string) => `${name} (no longer offered)`;
export const stockName = (name: string, inventory: number) => `${name} (Stock: ${inventory})`;

export const customerName = 'Customer Name';
export const emailsAboutOrderGo =
  'Emails about the order go here. An account with this email sees the order.';

export const glovesCount = (count: number) => plural(count, { one: 'Glove', other: 'Gloves' });
export const addGlove = 'Add Glove';
export const gloveNumber = (place: number) => `glove ${place}`;
export const gloveTitle = (place: number) => `Glove ${place}`;
export const selectAService = 'Select a service';
export const laceColor = 'Lace Color';
export const removeWhich = (which: string) => `Remove ${which}`;
export const glovePhotosHint = (max: number) =>
  `The glove as it is now. Up to ${max}, images only, 10 MB each.`;

export const shippingAddress = 'Shipping Address';
export const addressHint = 'Street, then city, state, and ZIP code on a second line.';
export const shippingCharge = 'Shipping Charge ($)';
export const onlineShipping = (amount: string) => `Online, shipping is ${amount} and drop-off is free.`;
export const rushCharge = 'Rush Charge ($)';
export const onlineRush = (amount: string) => `Customers pay ${amount} for rush online. 0 means no rush.`;
export const askAboutRefundNext =
  "Next, we'll ask how much to refund, why, and whether to email the customer.";
export const paymentStatus = 'Payment Status';
export const discountCodeOptional = 'Discount Code (optional)';
export const discountAmountStaysSame = 'The discount amount stays the same.';
export const notedWithOrder = "Noted with the order. It doesn't change the total.";
export const trackingNumberOptional = 'Tracking Number (optional)';
export const forPackageBack = 'For the package back to the customer, who gets it once the order ships.';
export const totalAmount = (amount: string) => `Total ${amount}`;
export const totalChanges = (from: string, to: string) => `The total changes from ${from} to ${to}.`;

export const orderUpdated = 'Order Updated';
export const orderCreated = 'Order Created';
export const orderUpdateFailed = 'Failed to update order';
export const orderCreateFailed = 'Failed to create order';

export const saveAndContinue = 'Save and Continue';
export const editOrder = (number: string) => `Edit Order ${number}`;
export const creating = 'Creating...';
export const printSlipNext = 'Print the slip next';
export const loadingTheForm = 'Loading the form';
