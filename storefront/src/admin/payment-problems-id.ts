/** In its own file, because Today links to the list, whose code loads separately. */
export const PAYMENT_PROBLEMS_ID = 'payment-problems';
