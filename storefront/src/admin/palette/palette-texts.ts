import { plural } from '#domain/words/plural';

export const youScannedSlip = 'You scanned a slip';
export const closeFirstThenScan = 'Close this first, then scan it again.';

export const onlinePayments = 'Online payments';
export const onlinePaymentsWords = 'paypal';
export const outgoingEmail = 'Outgoing email';
export const outgoingEmailWords = 'email failed';
export const galleryInEditor = 'Gallery in the editor';
export const galleryWords = 'albums';
export const laceColorsInEditor = 'Lace colors in the editor';
export const laceColorsWords = 'stock';
export const addCustomerWords = 'new add';
export const scanASlip = 'Scan a slip';
export const scanWords = 'code camera package receive';
export const createOrderWords = 'new create';
export const refreshWords = 'reload';
export const exportAllOrders = 'Export all orders as CSV';
export const exportWords = 'download file table';
export const shortcutsWords = 'keys help';
export const logoutWords = 'sign out leave';
export const editorWords = 'cms payload';
export const goTo = 'Go to';
export const viewsOfOrders = 'Views of the orders';
export const settings = 'Settings';

export const whatToFind = 'What to find or do';
export const orderNumberCustomerService = 'Order #, customer, service, page, or action';
export const nothingFound = 'Nothing found';
export const foundCount = (count: number) => plural(count, { one: '1 found', other: `${count} found` });
