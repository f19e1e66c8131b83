export const orderProgress = 'Order progress';

export const workTicket = 'Work Ticket';

export const done = '(done)';

export const chooseServiceToSee = 'Choose a service to see your order here.';
export const gloveNumber = (container: number) => `Glove ${container}`;
export const discountWithCode = (discountCode: string) => `Discount (${discountCode})`;
export const notChosenYet = 'Not chosen yet';
export const laceNamed = (name: string) => `Lace: ${name}`;
export const shipsBackTo = 'Ships back to';
export const pickItUp = "You'll pick it up at the shop.";
export const readyAround = (days: string) => `Ready around ${days}.`;
export const readyAbout = (days: string) => `Ready about ${days} after your glove gets here.`;
export const lowInStockAdds = (colors: string, min: number, max: number) =>
  `${colors}: low in stock, adds ${min}-${max} days.`;

export const paid = { title: 'Payment Successful!', description: 'Your order has been confirmed.' } as const;
export const yourOrderIsSaved = 'Your order is saved. Try again in a moment.';
export const notStarted = { title: 'Error', description: 'Failed to create PayPal order' } as const;
export const weCouldntStartPayment = "We couldn't start the payment";
export const notFinished = {
  title: 'Payment Error',
  description: 'There was an issue processing your payment. Please contact support.',
} as const;
export const youWerentCharged = "You weren't charged. You can pay for this order again.";
export const yourPaymentWasDeclined = 'Your payment was declined';
export const paymentIsntConfirmedYet = "Your payment isn't confirmed yet";
export const weDontKnowYet = "We don't know yet whether it went through. Your order is saved.";
export const cancelled = {
  title: 'Payment Cancelled',
  description: 'You cancelled the payment. Your order is still pending.',
} as const;
export const orderIsSaved = "Your order is saved, and you won't be charged twice.";
export const providerFailed = {
  title: 'Payment Error',
  description: 'There was an error with PayPal. Please try again.',
} as const;
export const paymentWasInterrupted = 'The payment was interrupted';

export const loadingPayment = 'Loading payment';
export const systemError = 'Payment System Error';
export const later =
  "Your order is saved. It has its own page where you can pay later. With an account, you'll find it in your orders, too.";
export const laterHere = 'Your order is saved. You can come back and pay later.';
export const payLater = 'Pay Later';

export const paypalIsCheckingPayment = 'PayPal is checking your payment';
export const yourOrderIsSafe = (state: string) => `Your order is safe. ${state}`;
export const checkPaymentAgain = 'Check Payment Again';

export const scriptFailed = 'Failed to load PayPal. Please refresh the page.';
export const setupFailed = 'Failed to initialize PayPal. Please contact support.';
export const confirmingYourPayment = 'Confirming your payment';

export const approveThePayment = 'Approve the payment';
export const letCardBeDeclined = 'Let the card be declined';
export const letPaypalFail = 'Let PayPal fail';
export const letWindowBreak = 'Let the window break';
export const opening = 'Opening...';
export const payAmount = (amount: string) => `Pay ${amount}`;
export const simulatedPayment = 'Simulated payment';
export const forYourOrder = (amount: string) => `${amount} for your order. Choose what the buyer does.`;

export const onlinePaymentIsClosed = 'Online payment is closed';
export const rush = 'Rush';
