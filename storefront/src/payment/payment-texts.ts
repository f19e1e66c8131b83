/** Payment texts for customers, to the letter (rule 2.10). Texts the server also uses are in domain/words/shop-texts.ts. */
export const PAYMENT_TEXTS = {
  notStarted: { title: 'Error', description: 'Failed to create PayPal order' },
  paid: { title: 'Payment Successful!', description: 'Your order has been confirmed.' },
  notFinished: {
    title: 'Payment Error',
    description: 'There was an issue processing your payment. Please contact support.',
  },
  cancelled: {
    title: 'Payment Cancelled',
    description: 'You cancelled the payment. Your order is still pending.',
  },
  providerFailed: {
    title: 'Payment Error',
    description: 'There was an error with PayPal. Please try again.',
  },
  systemError: 'Payment System Error',
  scriptFailed: 'Failed to load PayPal. Please refresh the page.',
  setupFailed: 'Failed to initialize PayPal. Please contact support.',
  later:
    "Your order is saved. It has its own page where you can pay later. With an account, you'll find it in your orders, too.",
  laterHere: 'Your order is saved. You can come back and pay later.',
} as const;
