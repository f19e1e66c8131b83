import type { ReactNode } from 'react';
import { rich } from '../ui/rich';

export const loadingYourOrder = 'Loading your order';

export const updates = 'Updates';

export const yourMessageWasntSent = "Your message wasn't sent. It's still here, so try again in a moment.";
export const messageToShop = 'Message to the shop';
export const messageUs = 'Message us';
export const replyByEmail = "We'll reply by email and on this page.";
export const needJavascriptToWrite =
  'You need JavaScript to message us here. Our email address is on this page.';
export const sendMessage = 'Send message';
export const noMessagesYet = 'No messages yet. Ask us anything about your glove.';
export const you = 'You';

export const whereWeAre = 'Where we are';

export const accept = 'Accept';
export const acceptLabel = 'Accept?';
export const decline = 'Decline?';
export const addToYourOrder = (amount: string) => `Add ${amount} to your order?`;
export const declineIt = 'Decline it?';
export const yesDoIt = 'Yes, do it';
export const yesDecline = 'Yes, decline';
export const weDidntGetAnswer = "We didn't get your answer, and nothing changed. Try again in a moment.";
export const needJavascriptToAnswer = 'You need JavaScript to answer here. You can also reply to our email.';
export const mayShowWithName = "Thank you! If we show it, we'll say it's yours, with your first name.";
export const mayShowWithoutName = "Thank you! If we show it, we won't say whose it is.";
export const mayNotShow = "We won't show it. We've taken any photos of it out of our gallery.";
export const thanks = "Thanks! We'll do it";
export const addedToOrder = (amount: string) => `We have your answer and added ${amount} to your order.`;
export const weHaveYourAnswer = 'We have your answer';
export const goAheadWithoutIt = "We'll go ahead without it. Your order stays the same.";
export const payNowOrLater = 'Pay now or later on this page.';
export const payNowOrAtPickup = 'Pay now or when you pick it up.';
export const payLater = "You'll pay later on this page.";
export const payAtPickup = "You'll pay when you pick it up.";

export const toCome = '(to come)';
export const done = '(done)';
export const now = '(now)';
export const aroundDay = (day: string) => `around ${day}`;

export const payAmount = (amount: string) => `Pay ${amount}`;
export const trackThePackage = 'Track the package';
export const orderAgain = 'Order again';

export const orderedOn = (day: ReactNode) => rich`Ordered on ${day}`;
export const gloveNumber = (index: number) => `Glove ${index}`;
export const laceNamed = (laceColor: string) => `Lace: ${laceColor}`;
export const yourPhotosOfGlove = (index: number) => `Your photos of glove ${index}`;

export const beforeTheWork = 'Before the work';
export const gloveBeforeWork = 'The glove before the work';
export const gloveAfterWork = 'The glove after the work';

export const yourOrderDidntLoad = "Your order didn't load";
export const allYourOrders = 'All your orders';
export const orderIsntInAccount = "This order isn't in your account.";

export const orderNumberLabel = 'Order Number';
export const eightLettersAndDigits = 'Eight letters and digits, on your confirmation and in our emails';
export const emailHint = 'The one you ordered with';
export const checkYourInbox = 'Check your inbox';
export const needJavascriptToFind = 'You need JavaScript to find an order. Turn it on and reload the page.';
export const sendMeLink = 'Send me the link';

export const orderNotFound = 'Order Not Found';
export const noOrderHere = 'No order here';
export const linkDoesntOpenOrder =
  "This link doesn't open an order. It may be incomplete, or we've sent you a newer one. Check our latest email, or have us send you a new link.";
export const findMyOrder = 'Find My Order';
export const whereIsGlove =
  "Where is your glove, and when will it be back? We'll email you the link to your order's page.";
export const withAccountYouSee = (link: ReactNode) => rich`With an account you see all your orders: ${link}`;
export const logIn = 'log in';
export const order = (number: string) => `Order ${number}`;
export const yourOrder = 'Your Order';

export const counterCode = 'QR code for the counter';
