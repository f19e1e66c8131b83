export const printOrders = (count: number) => `Print ${count} orders`;
export const oneOrderHint = 'Black on white, on Letter or 4 × 6 paper';
export const severalOrdersHint = 'Black on white, on Letter or 4 × 6 paper. Each order starts a new sheet.';

export const whatToPrint = 'What to print';
export const packingSlip = 'Packing slip';
export const claimTags = 'Claim tags';
export const receipt = 'Receipt';
export const paper = 'Paper';
export const letter = 'Letter';
export const label = '4 × 6';

export const opensOrderInDashboard = 'Opens this order in the dashboard';
export const shipTo = 'Ship to';
export const noAddress = 'No address';
export const pickedUpAtShop = 'Picked up at the shop';
export const laceColor = (name: string) => `Lace color: ${name}`;
export const specialInstructions = (words: string) => `Instructions: ${words}`;
export const readyAround = (readyBy: string) => `Ready around ${readyBy}`;
export const noReadyDate = 'No ready date yet';
export const gloveOf = (position: number, count: number) => `Glove ${position} of ${count}`;
