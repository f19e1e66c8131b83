import { plural } from '#domain/words/plural';

export const buyLabelFor = (number: string) => `Buy Label for Order ${number}`;
export const shipsAndEmails = 'We buy the label, mark the order as shipped, and email the customer.';
export const goesWithInstructions = 'We buy the label and email it with the shipping instructions.';
export const standardPackage = 'Standard';
export const otherSize = 'Another size';
export const lengthInches = 'Length in inches';
export const widthInches = 'Width in inches';
export const heightInches = 'Height in inches';
export const weightOunces = 'Weight in ounces';
export const showPrices = 'Show prices';
export const typeSize = 'Enter the size to see prices.';
export const days = (count: number | null) =>
  count === null ? '' : plural(count, { one: '1 day', other: `${count} days` });
export const buyFor = (amount: string) => `Buy label for ${amount}`;
export const buyLabel = 'Buy label';
export const typeNumber = 'Enter a tracking number';
export const noRates = 'No carrier has a price for this package. Check the carriers in Shop settings.';
export const labelBought = 'Label bought';
export const labelFailed = "The label wasn't bought. Try again.";

export const loadingLabels = 'Loading the labels';
export const labelsDidntLoad = "The labels didn't load";
export const sendLabel = 'Buy a label to the shop';
export const voidLabel = 'Void label';
export const voidQuestion = 'Void this label?';
export const voidConsequence =
  "You won't be able to use it. The carrier usually refunds it within a few weeks.";
export const voiding = 'Voiding...';
export const labelVoided = "Label voided. We've asked the carrier for the refund.";
export const voidFailed = "The label wasn't voided. Try again.";
