/** Today links to the list, whose code loads by itself. */
export const PAYMENT_PROBLEMS_ID = 'payment-problems';
