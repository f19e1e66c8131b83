/** Texts of the wizard's own checks; the specification's are in domain/messages.ts. */
export const ORDER_TEXTS = {
  gloveNotOffered: 'One of your gloves has a service we no longer offer. Please remove that glove.',
  streetMissing: 'Street is missing',
  cityMissing: 'City is missing',
  stateMissing: 'State is missing',
  zipMissing: 'ZIP code is missing',
  discountEmpty: 'Please enter a code first',
  discountNotApplied: 'Apply this code, or clear the field to go on without it',
  shippingClosed:
    'Shipped orders are paid online, and online payment is not available right now. Please choose to drop off.',
  passwordAgain:
    'We never keep your password on this device. Please type it again, everything else is still here.',
} as const;
