export const standardTurnaround = 'standard turnaround';
export const shipOrDropOff = 'Ship or drop off';
export const returnShipping = (amount: string) => `${amount} return shipping`;
export const onlineOrInPerson = 'Online or in person';
export const payInPerson = 'pay in person when you drop off';
export const orderServiceNow = 'ORDER SERVICE NOW';
export const viewServices = 'VIEW SERVICES';

export const orderThisServiceName = (name: string) => `Order This Service: ${name}`;
export const orderThisService = 'Order This Service';

export const kindOfService = 'Kind of service';
export const weCouldntLoadServices = "We couldn't load our services. Check your connection and try again.";
export const notSureWhichOne = 'Not sure which one?';
export const pickClosestMatch = 'Pick the closest match and tell us about your glove when you order.';

export const onePricePerJob = 'One price per job, and you know it before you send anything.';

export const needJavascript = 'You need JavaScript to sign up. Turn it on and reload the page.';
export const signingUp = 'Signing up...';
export const signUp = 'Sign Up';

export const yourNameInCap = 'Your name in the cap';
export { SIGN_UP_WORDING as joinMailingList } from '#domain/consents/consent-words';
export const reloadToSignUp = 'Reload the page to sign up.';

export const chooseService = 'Choose Service';
export const pickWork = 'Pick the work and, for relacing, the lace color. Tell us what your glove needs.';
export const shipOrDropOffTitle = 'Ship or Drop Off';
export const shipOrDropOffHint =
  "We'll email shipping instructions within 24 hours. Or bring your glove to us.";
export const expertRepair = 'Expert Repair';
export const aroundDay = (day: string) => `around ${day}`;
export const weDoWork = (days: string) => `We do the work on our bench. Our standard turnaround is ${days}.`;
export const receiveGlove = 'Receive Glove';
export const weSendItBack = 'We send it back to your door, or you pick it up. Then play catch.';
export const howItWorks = 'How it works';
export const fourSteps = 'Four steps, and you can do the first two right here.';

export const dragSliderToSee = 'Drag the slider to see each glove before and after.';
export const seeOurWork = 'See our work';

export const whoWorksOnGlove = 'Who works on your glove';
export const whatYouCanCountOn = 'What you can count on';
export const ourGuarantee = 'Our guarantee';
export const whatCustomersSay = 'What customers say';

export const fromOurCustomers = 'From our customers';
export const moreReviews = 'More reviews';
export const starsOf = (count: number) => `${count} of 5 stars`;
export const ourAnswer = 'Our answer';
export const gloveBefore = (name: string) => `${name}'s glove before the work`;
export const gloveAfter = (name: string) => `${name}'s glove after the work`;
