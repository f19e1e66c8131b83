export const refundLimitThisWay = (amount: string) => `You can refund up to ${amount} this way`;
export const howToRefundIt = 'How to refund it';
export const backWherePaid = 'Back to where it was paid from';
export const paypalRefundLimit = (amount: string) => `PayPal can refund up to ${amount}.`;
export const nothingPaidOnline = 'No part of it was paid online.';
export const byHand = 'By hand';
export const upToByHand = (amount: string) => `Up to ${amount}. You hand it over, and we record it.`;
export const refundedAs = 'Refunded as';
export const amountInDollars = 'Amount in dollars';
export const upToAmount = (amount: string) => `Up to ${amount}`;
export const whyOptional = 'Why (optional)';

export const cancelOrderNumber = (number: string) => `Cancel Order ${number}`;
export const canceledNotRefunded =
  "The order is canceled, but PayPal didn't make the refund. Refund it another way.";
export const canceledPending = 'Order canceled; PayPal is working on the refund';
export const canceled = 'Order canceled';
export const cancelFailed = 'Failed to cancel the order';
export const cancelChanged =
  "Someone else just changed this order. We've loaded their version. Check it and try again.";
export const cancelOrder = 'Cancel Order';
export const canceling = 'Canceling...';
export const keepOrder = 'Keep Order';
export const orderIsAlreadyCanceled = 'This order is already canceled.';
export const howMuchOfPaid = (paid: string) =>
  `The customer has paid ${paid}. How much do you want to refund?`;
export const howMuchOfRest = (paid: string, refunded: string) =>
  `The customer has paid ${paid} and was refunded ${refunded}. How much do you want to refund?`;
export const refundAmount = 'Refund amount';
export const nothing = 'Nothing';
export const allAmount = (amount: string) => `All ${amount}`;
export const aPart = 'A part';
export const noPaymentToRefund = "There's no payment to refund for this order.";
export const customerSeesReason = "The customer sees it on the order's page and in the email.";
export const emailTheCustomer = 'Email the customer';

export const refundPending = 'PayPal is working on the refund';
export const refunded = 'Refund sent';
export const refundFailed = 'Failed to send the refund';
export const refundRefused =
  "PayPal didn't make this refund, so nothing was counted. Try again, or refund it another way.";
export const refundOrder = (number: string) => `Refund Order ${number}`;
export const sendRefund = 'Send Refund';
export const whichPayment = 'Which payment';
export const theOrdersPayment = (amount: string) => `The order's payment (${amount})`;
export const uncountedPayment = (amount: string, captureId: string) =>
  `${amount} that doesn't count (${captureId})`;
export const keptWithRefund = 'Kept with the refund, and in the email to the customer if you send one.';
export const emailCustomerOnceDone = "Email the customer once it's done";

export const refunds = 'Refunds';
export const loadingTheRefunds = 'Loading the refunds';
export const refundsDidntLoad = "The refunds didn't load";
export const refund = 'Refund';
export const noRefunds = 'No refunds';
export const fromUncountedMoney = "From money that doesn't count toward the order";
export const withPaypal = 'With PayPal';
export const onlyAmount = (amount: string) => `Only ${amount}`;
