import { formatCount } from '#domain/wire/money';
import { plural } from '#domain/words/plural';

export const owes = 'Owes';
export const onTheBench = 'On the bench';
export const dueThisWeek = 'Due this week';
export const ourAnswer = 'Our answer';
export const instructions = 'Instructions';
export const highestTotal = 'Highest total';
export const lowestTotal = 'Lowest total';
export const customerAToZ = 'Customer, A to Z';
export const customerZToA = 'Customer, Z to A';
export const dueFirst = 'Due first';
export const dueLast = 'Due last';
export const arrivesFirst = 'Arrives first';
export const owesMost = 'Owes most';
export const owesLeast = 'Owes least';

export const viewSaved = 'View saved';
export const viewSaveFailed = 'Failed to save the view';
export const saveThisView = 'Save this view';
export const savesSearchFilters = 'Saves the search, filters, and sort order under a name above the list.';
export const saveView = 'Save View';
export const viewRenamed = 'View renamed';
export const viewRenameFailed = 'Failed to rename the view';
export const renameView = 'Rename view';
export const renameViewButton = 'Rename View';
export const renaming = 'Renaming...';
export const deleteViewNamed = (name: string) => `Delete the view ${name}?`;
export const deleteView = 'Delete View';
export const viewDeleted = 'View deleted';
export const viewDeleteFailed = 'Failed to delete the view';
export const viewOrdersStay = 'The orders in it stay the same.';

export const views = 'Views';

export const removeFilter = 'Remove filter';
export const clearAll = 'Clear all';
export const deleteViewButton = 'Delete view';
export const ordersMatch = (count: number) =>
  plural(count, { one: '1 order matches', other: `${formatCount(count)} orders match` });

export const filters = 'Filters';
export const filtersSet = (set: number) => `Filters (${set})`;

export const unknownColor = 'Unknown Color';

export const startingTheCamera = 'Starting the camera...';
export const pageCantUseCamera =
  "This page can't use the camera. Allow it in your browser, or enter the code on the slip.";
export const noCameraHere = "There's no camera here. Use a hand scanner, or enter the code on the slip.";
export const browsersOnlyAllowCamera =
  'Browsers only allow the camera on https. Use a hand scanner, or enter the code on the slip.';
export const camera = 'Camera';

export const scanOrEnterCode = 'Scan or enter a code';
export const noOrderMatches = (code: string) => `No order matches ${code}`;
export const tooManyMatch = (total: number) => `${total} orders match. Enter the whole number.`;
export const scanASlip = 'Scan a Slip';
export const holdPackingSlipsCode = "Hold a packing slip's code up to the camera, or use a hand scanner.";
export const codeOrOrderNumber = 'Code or order number';
export const handScannerWorksHere = 'A hand scanner works here and on every dashboard page.';
export const searching = 'Searching...';
export const openOrder = 'Open Order';

export const sinceMoment = (moment: string) => `Since ${moment}`;

export const serviceAndMore = (serviceName: string, others: number) => `${serviceName} +${others} more`;

export const statusOfOrder = (number: string) => `Status of order ${number}`;

export const choose = 'Choose';
export const openOrderNumber = (number: string) => `${number}, open order`;
export const waitingForOurAnswer = 'Waiting for our answer';
export const waitingForCustomer = 'Waiting for customer';
export const editOrder = (number: string) => `Edit order ${number}`;
export const viewOrder = (number: string) => `View order ${number}`;
export const view = 'View';
export const chooseOrder = (number: string) => `Select order ${number}`;

export const orderId = 'Order ID';
export const laceColors = 'Lace Colors';
export const address = 'Address';
export const trackingNumber = 'Tracking Number';

export const withNoAccountOrUnsubscribed = 'with no account, or from customers who left the mailing list';
export const ordersCount = (count: number) => plural(count, { one: '1 order', other: `${count} orders` });
export const leftOut = (orderCount: string, leftOut: string) => `Left out: ${orderCount} ${leftOut}.`;
export const messageTheCustomers = 'Message the customers';
export const noOneToMessage = (leftOut: string) =>
  `There's no one to message. These are orders ${leftOut}. You can message each customer from their order.`;

export const chosenOrders = 'Selected orders';
export const chosenCount = (count: number) => `${count} selected`;
export const setStatus = 'Set status';

export const someoneElseChanged = (names: string) =>
  `Someone else changed these, so we left them alone: ${names}.`;
export const notChanged = (names: string) => `Not changed: ${names}.`;
export const statusesUndone = 'Status change undone';
export const nothingToChange = 'Nothing to change';
export const allHaveStatus = (label: string) => `They're all already ${label}`;
export const setTo = (counted: string, label: string) => `${counted} set to ${label}`;

export const loadingOrders = 'Loading orders';
export const ordersDidntLoad = "The orders didn't load";
export const noOrdersMatchSearch = 'No orders match your search and filters';
export const noOrdersYet = 'No orders yet';
export const goToFirstPage = 'Go to the first page';
export const noMoreOrders = 'There are no more orders on this page';

export const orderNumberNameEmail = 'Order #, name, email, or phone';

export const buyLabels = 'Buy labels';
export const buyLabelsExplained =
  'For each order, we buy the cheapest label, mark the order as shipped, and email the customer.';
export const buyAndPrint = (count: number, total: string) =>
  `Buy and print ${plural(count, { one: '1 label', other: `${count} labels` })} for ${total}`;
export const printLabels = (count: number) =>
  plural(count, { one: 'Print 1 label', other: `Print ${count} labels` });
export const labelNotBought = "This label wasn't bought. Try again.";
export const noRateForOrder = 'No carrier has a price';
export const noneToShip = 'None of these orders are waiting to ship.';
