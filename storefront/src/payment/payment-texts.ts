/** What a customer is told of a payment, to the letter (rule 2.10); what the server says too is in domain/words/shop-texts.ts. */
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
    'Your order is saved. It has a page of its own on which you can pay it later; with an account you find it among your orders, too.',
  laterHere: 'Your order is saved. You can come back here later and pay it then.',
} as const;
