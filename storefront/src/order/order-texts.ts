import type { ReactNode } from 'react';
import { plural } from '#domain/words/plural';
import { rich } from '../ui/rich';

export const gloveNotOffered = 'One of your gloves has a service we no longer offer. Remove that glove.';
export const logInFirst = 'Log in, or choose New Customer';
export const shippingClosed =
  "Orders you ship to us are paid online, and online payment isn't available right now. Choose drop-off instead.";

export const sendingYourOrder = 'Sending your order';
export const oneMomentPlease = 'One moment, please';
export const seeYourOrder = ': see your order';
export const proceedToPayment = 'Proceed to Payment';

export const returnShippingAddress = 'Return Shipping Address';
export const ordersYouShip = 'Orders you ship to us are paid online.';
export const mailUsGlove = (amount: string) => `Mail us the glove. Return shipping is ${amount}.`;
export const bringAndPickUp = 'Bring it by and pick it up yourself. No shipping.';
export const payOnline = 'Pay Online';
export const inUsDollars = 'In US dollars.';
export const payInPerson = 'Pay in Person';
export const atTheShop = 'At the shop.';
export const dropOffOnly = 'Drop-off only for now';
export const onlinePaymentIsntAvailable =
  "Online payment isn't available right now, and shipped orders are paid online. You can bring your glove to the shop and pay there.";
export const howWillGloveArrive = 'How will your glove get to us?';
export const paymentMethod = 'Payment Method';

export const welcomeBack = 'Welcome Back!';
export const loggedInAsName = (name: string) => `Logged in as ${name}`;
export const logInFailed = 'Could not log in. Please try again.';
export const bothNeeded = 'Please enter both email and password';

export const logOutFailed = 'Could not log out. Please try again.';
export const loggedIn = 'Logged in';
export const loggedInAs = (name: ReactNode) => rich`Logged in as ${name}`;
export const yourContactInfo = 'Your contact info';
export const haveYouOrderedBefore = 'Have you ordered before?';
export const newCustomer = 'New Customer';
export const returningCustomer = 'Returning Customer';
export const fullName = 'Full Name';
export const passwordAgain =
  'We never keep your password on this device, so enter it again. Everything else is still here.';
export const atLeastCharacters = (min: number) =>
  `At least ${min} characters. We'll set up an account so you can follow your order.`;

export const brand = 'Brand';
export const rawlings = 'Rawlings';
export const wilson = 'Wilson';
export const mizuno = 'Mizuno';
export const nokona = 'Nokona';
export const easton = 'Easton';
export const size = 'Size';
export const throwingHand = 'Throwing hand';
export const rightHandThrow = 'right-hand throw';
export const leftHandThrow = 'left-hand throw';
export const whatsWrong = "What's wrong";
export const brokenLace = 'broken lace';
export const looseWeb = 'loose web';
export const holeInPalm = 'hole in the palm';
export const tornLining = 'torn lining';
export const dryLeather = 'dry leather';

export const yourInformation = 'Your Information';
export const you = 'You';
export const gloveTitle = (place: number) => `Glove ${place}`;
export const yourGlove = 'Your glove';
export const makeModelSize = "Make, model, size, and what's wrong with it.";
export const upToPhotos = (max: number) =>
  `Up to ${max} photos of this glove, 10 MB each. Close-ups of worn spots help most.`;
export const addAnotherGlove = 'Add Another Glove';
export const glovesMax = (max: number) => `An order can have up to ${max} gloves.`;

export const discountApplied = 'Discount Applied!';
export const discountOff = (value: string) => `${value} off`;

export const codeIsInUse = (number: string) =>
  `Your order ${number} already uses this code and isn't paid yet. You can pay for it in your account.`;
export const codeNeeds = (amount: string) => `It needs at least ${amount} in services.`;
export const invalidDiscountCode = 'Invalid Discount Code';
export const discountEmpty = 'Enter a code first';
export const haveACode = 'Have a code?';
export const appliedOff = (value: string) => `Applied: ${value} off`;
export const apply = 'Apply';
export const orderWithoutThisCode = 'Order without this code?';
export const changeTheCode = 'Change the Code';
export const orderWithoutIt = 'Order Without It';
export const orderComesTo = (amount: string) => `Without it, your order comes to ${amount}.`;

export const glovesInThisOrder = 'Gloves in this order';
export const inOrderSoFar = 'In this order so far';
export const gloveNumber = (place: number, title: string) => `Glove ${place}: ${title}`;
export const removeGlove = (place: number) => `Remove glove ${place}`;
export const noMoreGlovesContinue = 'No more gloves, continue';
export const photosCount = (count: number) => plural(count, { one: '1 photo', other: `${count} photos` });
export const noLongerOffered = 'no longer offered';

export const glovesCount = (count: number) => `${count} gloves`;
export const returnToHome = 'Return to Home';
export const backToDeliveryOptions = 'Back to Delivery Options';
export const totalDue = 'Total due';
export const yourOrderIsSaved = 'Your order is saved.';
export const savedAndNotCharged = "Your order is saved. You haven't been charged.";

export const orderSubmitted = 'Order Submitted';
export const nothingIsDue = 'Nothing is due';
export const whatHappensNext = 'What happens next';
export const sendingConfirmation = (email: ReactNode) => rich`We're sending a confirmation to ${email}.`;
export const whereAndWhen = 'Where and when';
export const bringGloveToShop = 'Bring your glove to the shop and give us the order number.';
export const payInPersonHint = "You'll pay in person. We won't charge anything online.";

export const pickItByEye = 'Pick it by eye';
export const noPreference = 'No preference';
export const inStock = (count: number) => `${count} in stock`;
export const soldOut = 'Sold out';
export const countLeft = (count: number) => `${count} left`;
export const addsDays = (min: number, max: number) => `+${min}-${max} days`;

export const laceColorOptional = 'Lace Color (optional)';
export const stockName = (name: string, inventory: number) => `${name} (Stock: ${inventory})`;
export const lowInStock = (name: string, min: number, max: number) =>
  `${name} is low in stock. We have to order it, which adds ${min}-${max} days.`;
export const pickColorToSee = 'Pick a color to see it on the glove.';
export const viewFullImage = 'View full image';
export const opensNewTab = '(opens a new tab)';

export const chooseYourService = 'Choose your service';
export const selectService = 'Select Service';
export const chooseAService = 'Choose a service';

export const sessionEnded = "You've been logged out. Log in again.";
export const pricesHaveChanged = 'Prices Have Changed';
export const checkNewTotal = 'Check the new total before you order.';
export const rushIsGone = "Rush isn't available anymore. Check the new total, or try again tomorrow.";

export const stepOf4 = (step: number) => `Step ${step} of 4`;
export const needJavascript =
  'You need JavaScript for the next steps. Turn it on and reload the page, or bring us your glove.';

export const checkConnection = 'Check your connection and try again. Anything you typed is still here.';
