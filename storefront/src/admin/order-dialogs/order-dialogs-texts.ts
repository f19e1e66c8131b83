import type { ReactNode } from 'react';
import { plural } from '#domain/words/plural';
import { rich } from '../../ui/rich';

export const previousOrder = 'Previous order (←)';
export const nextOrder = 'Next order (→)';

export const shipOrder = (number: string) => `Ship Order ${number}`;
export const customerGetsTrackingNumber =
  'The customer gets an email that the glove is on its way, with the tracking number.';
export const markAsShipped = 'Mark as Shipped';
export const trackingNumberHint =
  "USPS, UPS, and FedEx numbers become links. Leave it empty if there isn't one.";

export const linkCopied = 'Link copied';
export const linkCopyFailed = "Your browser didn't copy the link. Open it and copy its address there.";
export const customersLink = "Customer's Link";
export const customersLinkLabel = "Customer's link";
export const customersLinkHint =
  "Opens the order's page without a login. It's in every email about the order.";
export const copyLink = 'Copy link';
export const open = 'Open';
export const customersPage = "the customer's page (opens in a new tab)";
export const newLink = 'New link';
export const makeNewLink = 'Make a new link?';
export const newLinkTitle = 'New Link';
export const linkRenewed = 'New link made';
export const linkRenewFailed = 'Failed to make a new link';
export const oldLinkStopsWorking = (customerName: string) =>
  `The link ${customerName} has now will stop working, even in emails already sent. New emails will have the new one.`;

export const sendShippingInstructions = 'Send Shipping Instructions';
export const shippingInstructionsSent = 'Shipping instructions sent successfully';
export const shippingInstructionsFailed = 'Failed to send shipping instructions';
export const sendDropOffInstructions = 'Send Drop-off Instructions';
export const dropoffInstructionsSent = 'Drop-off instructions sent successfully';
export const dropoffInstructionsFailed = 'Failed to send drop-off instructions';
export const deliveryMethod = 'Delivery method';
export const shippingAddress = 'Shipping address';

export const photosNotReady = 'Images uploaded but may not display correctly. Please save and reopen.';

export const enlargePhoto = (label: string, index: number, count: number) =>
  `Enlarge ${label}, ${index} of ${count}`;
export const imagePreview = 'Image Preview';
export const enlarged = 'Enlarged';

export const glovesCount = (count: number) => plural(count, { one: 'Glove', other: `${count} Gloves` });
export const gloves = 'Gloves';
export const gloveDetails = 'Glove details';
export const glovePhoto = 'Glove photo';
export const serviceWithId = (id: string) => `Service ${id}`;
export const unknownColor = 'Unknown color';
export const colorWithId = (id: string) => `Color ${id}`;

export const refreshTheHistory = 'Refresh the history';
export const history = 'History';
export const loadingTheHistory = 'Loading the history';
export const historyDidntLoad = "The history didn't load";

export const amounts = 'Amounts';
export const discountWithCode = (discountCode: string) => `Discount (${discountCode})`;
export const shippingCharge = 'Shipping charge';

export const atMostIsDue = (amount: string) => `At most ${amount} is due`;
export const paymentRecorded = 'Payment recorded';
export const paymentRecordFailed = 'Failed to record the payment';
export const paymentOfOrder = (number: string) => `Payment of Order ${number}`;
export const isDue = (amount: string) => `${amount} is due.`;
export const nothingIsDueAnymore = 'Nothing is due anymore.';
export const recordPayment = 'Record Payment';
export const recording = 'Recording...';
export const amount = 'Amount ($)';

export const payments = 'Payments';
export const noPaymentsYet = 'No payments yet';
export const nothingToPay = 'Nothing to pay';
export const doesntCountTowardOrder = "Doesn't count toward this order";
export const paypalKept = (amount: string) => `PayPal kept ${amount}`;
export const noLongerCounts = 'No longer counts as paid';

export const readyBy = 'Ready By';
export const readyByLabel = 'Ready by';
export const changeDate = 'Change Date';
export const setDate = 'Set Date';
export const readyByUpdated = 'Ready-by date updated';
export const readyByFailed = 'Failed to update the ready-by date';
export const orderReadyBy = (number: string) => `Order ${number} Ready By`;
export const laterDateIsEmailed =
  'If the date is later, the customer gets an email a minute after you save it.';
export const saveDate = 'Save Date';
export const dueOnThisDay = "It's due on this day.";
export const clearTheDate = 'Clear the Date';

export const gloveAsItArrived = 'The glove as it arrived. Images only, 10 MB each.';
export const theFinishedWork = 'The finished work. Images only, 10 MB each.';
export const photosUploadFailed = 'Failed to upload images';
export const photosUploaded = 'Images uploaded successfully';
export const workPhotos = 'Work Photos';
export const workPhotosLabel = 'Work photos';
export const savePhotos = 'Save Photos';

export const photosAndTextUnsaved = "Your photos and your text aren't saved.";
export const yourPhotosArentSaved = "Your photos aren't saved.";
export const yourTextIsntSent = "Your text isn't sent.";
export const isWaitingForAnswer = (customerName: string) => `${customerName} is waiting for an answer`;
export const wroteAt = (time: ReactNode) => rich`Wrote: ${time}`;
export const hasItArrived = 'Has it arrived?';
export const noPhotos = 'No photos of how it arrived';
export const takePhotos = 'Take photos of how it arrived, then mark it as received.';
export const takePhotosFirst = 'Take them before you start.';
export const takeBeforePhotos = 'Take Before Photos';
