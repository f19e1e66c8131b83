export const wholePercentage = 'A whole percentage, 1 to 100, off the services.';
export const dollarsOffOrder = 'Dollars off the order.';
export const discountCreated = 'Discount code created';
export const discountCreateFailed = 'Failed to create discount code';
export const addDiscountCode = 'Add Discount Code';
export const whatCustomersType = 'What customers type. Letters, digits, - and _.';
export const type = 'Type';
export const value = 'Value';

export const loadingDiscounts = 'Loading discounts';
export const discountCodesDidntLoad = "The discount codes didn't load";
export const noDiscountCodesYet = 'No discount codes yet. Create your first code to offer promotions.';
export const activeCode = (code: string) => `${code} active`;
export const discountUpdated = 'Discount updated';
export const discountUpdateFailed = 'Failed to update discount';
