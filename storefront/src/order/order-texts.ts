/** What the main button says, and screen readers hear, while the visitor waits. */
export const WAITING_TEXTS = {
  order: { onButton: 'Sending…', told: 'Sending your order' },
  answer: { onButton: 'One moment…', told: 'One moment, please' },
} as const;

/** Texts of the wizard's own checks; those of rule 2.10 are in domain/words/shop-texts.ts. */
export const ORDER_TEXTS = {
  gloveNotOffered: 'One of your gloves has a service we no longer offer. Remove that glove.',
  streetMissing: 'Street is missing',
  cityMissing: 'City is missing',
  stateMissing: 'State is missing',
  zipMissing: 'ZIP code is missing',
  discountEmpty: 'Enter a code first',
  shippingClosed:
    "Orders you ship to us are paid online, and online payment isn't available right now. Choose drop-off instead.",
  passwordAgain:
    'We never keep your password on this device, so enter it again. Everything else is still here.',
  logInFirst: 'Log in, or choose New Customer',
  bothNeeded: 'Please enter both email and password',
  logInFailed: 'Could not log in. Please try again.',
  logOutFailed: 'Could not log out. Please try again.',
  loggedOut: 'You have been logged out successfully',
  sessionEnded: "You've been logged out. Log in again.",
} as const;
