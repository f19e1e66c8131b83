import type { ReactNode } from 'react';
import { rich } from '../ui/rich';

export const questionsCall = (phone: ReactNode) => rich`Questions? Call ${phone}.`;
export const questionsWrite = (email: ReactNode) => rich`Questions? Write to ${email}.`;
export const questionsCallOrWrite = (phone: ReactNode, email: ReactNode) =>
  rich`Questions? Call ${phone} or write to ${email}.`;

export const returnHome = 'Return Home';

export const paymentIsIn = (amount: string) => `Your payment of ${amount} is in. You're all paid up.`;
export const shipYourGlove = 'Ship your glove';
export const writeOrderNumber = (number: string) =>
  `Write the order number ${number} on the package and mail it to us.`;
export const emailYouWhenHere = "We'll email you when it's here.";
export const bringYourGlove = 'Bring your glove';
export const giveUsTheNumber = (number: string) => `Give us the order number ${number} at the counter.`;
export const ourHours = 'Our hours';
export const ifYouShipGlove = 'If you ship your glove';
export const startWhenItArrives = "We'll start when it arrives.";
export const ifYouDropItOff = 'If you drop it off';
export const bringGloveToShop = 'Bring your glove to the shop.';
export const giveUsOrderNumber = 'Give us your order number.';
export const startOnceOnBench = "We'll start once it's on the bench.";
export const readyAfterWithLace = (days: string, min: number, max: number) =>
  `Your glove will be ready about ${days} after it gets here. A lace color that's low in stock adds ${min} to ${max} days.`;

export const yourGloveIsHere = "Your glove is here. We'll email you as the work goes on.";
export const gloveIsDone = 'Your glove is done and on its way back to you.';
export const orderConfirmed = 'ORDER CONFIRMED';
export const thanks = "Thanks! It's on the board.";
export const whatsNext = "What's Next";

export const onlinePaymentIsntAvailable = (number: string) =>
  `Online payment isn't available right now. You can pay at the shop. Give us the order number ${number} at the counter.`;
export const paymentBeingChecked = 'PAYMENT BEING CHECKED';
export const yourOrderIsSaved = "Your order is saved. We'll start as soon as it's paid.";
export const orderCanceled = 'ORDER CANCELED';
export const stoppedWorkingOnOrder = "We've stopped working on this order.";
export const youDontOweAnything =
  "You don't owe anything for it. If that's a mistake, order again or contact us.";
export const restIsntPaidYet = "THE REST ISN'T PAID YET";
export const orderNotPaidYet = 'ORDER NOT PAID YET';
export const payNow = 'Pay Now';
export const restOf = (amount: string) => `The rest of ${amount}`;
export const isDue = (amount: string) => `${amount} is due.`;
export const isDueInPerson = (amount: string) =>
  `${amount} is due in person when you drop off or pick up your glove.`;

export const orderConfirmedTitle = 'Order Confirmed';
export const orderNotPaidTitle = 'Order Not Paid Yet';
export const paymentBeingCheckedTitle = 'Payment Being Checked';
export const orderCanceledTitle = 'Order Canceled';
export const invalidOrder = 'Invalid Order';
export const yourOrder = 'YOUR ORDER';
export const checkingYourOrder = 'Checking your order.';
export const weCouldntCheckOrder = "We couldn't check your order";
export const noOrderIdProvided = 'No order ID provided';
