import { plural } from '#domain/words/plural';

export const inventoryUpdated = 'Inventory updated';
export const inventoryUpdateFailed = 'Failed to update inventory';
export const stockIsNow = (name: string, count: number) => `${name} is now at ${count}.`;
export const checkNumberAndEnter = (now: string) => `${now} Check the number and enter it again.`;
export const stockHasChanged = 'Stock has changed';
export const stockOf = (name: string) => `Stock of ${name}`;
export const oneLess = (name: string) => `One ${name} less`;
export const inStock = (name: string) => `${name} in stock`;
export const oneMore = (name: string) => `One ${name} more`;
export const needAtLeast = (min: number) => `(Need ${min})`;

export const reorderMarkSaved = 'Reorder mark saved';
export const reorderAt = 'Reorder at';
export const saveMark = 'Save mark';
export const weFlagColor = 'We flag the color when this many or fewer are left. Leave it empty for no flag.';

export const stock = 'Stock';
export const loadingHistory = 'Loading the stock history';
export const historyDidntLoad = "The stock history didn't load";
export const noChangesYet = 'No changes yet. Every stock change will be listed here.';

export const addDelivery = 'Add delivery';
export const count = 'Count';
export const correct = 'Correct';
export const lacesDelivered = 'Laces delivered';
export const addThemToStock = "We'll add them to the stock.";
export const lacesCounted = 'Laces counted';
export const thisBecomesNewStock = 'This becomes the new stock.';
export const moreOrFewer = 'More or fewer';
export const correctionExample = 'For example 2, or -2 for two fewer.';
export const addDeliveryTitle = 'Add Delivery';
export const saveCount = 'Save Count';
export const correctStock = 'Correct Stock';
export const lacesInStock = (count: number) =>
  plural(count, { one: '1 lace in stock.', other: `${count} laces in stock.` });
export const why = 'Why';
export const noteOptional = 'Note (optional)';

export const notOffered = 'Not offered';
export const reorder = 'Reorder';
export const lacesUsed = (count: number) => `${count} used this month`;
export const usedThisMonth = 'Used this month';
export const historyOf = (name: string) => `Stock history of ${name}`;
export const stockHistory = 'Stock history';
export const loadingLaceColors = 'Loading lace colors';
export const laceColorsDidntLoad = "The lace colors didn't load";
export const noLaceColorsYet =
  'No lace colors yet. Add your first color in the editor to keep its stock here.';
export const colorsInEditor = 'Colors in the editor';
export const laceColorsReordered = 'Lace colors reordered';
export const laceColorsReorderFailed = 'Failed to reorder lace colors';
