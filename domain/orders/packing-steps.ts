/** Placeholder in the owner's text for the order's number. */
export const NUMBER_PLACE = '{number}';

/** How a glove is packed until the owner says otherwise: one step per line. */
export const PACKING_STEPS = [
  'Take everything out of the glove and let it dry if it is damp.',
  'Put a ball or crumpled paper into the pocket, and the glove into a plastic bag.',
  'Use a firm box with some padding around it, so that nothing is pressed flat.',
  `Put a note with your name and the order number ${NUMBER_PLACE} inside.`,
  'Keep the tracking number of your parcel until you hear from us.',
].join('\n');

/** How a glove is packed, step by step, as the confirmation and the email say it; an empty text stands for the usual steps. */
export function packingSteps(text: string, orderNumber: string): string[] {
  const steps = (text || PACKING_STEPS).split(/\r\n|\r|\n/).map((step) => step.trim());
  return steps.filter((step) => step !== '').map((step) => step.replaceAll(NUMBER_PLACE, orderNumber));
}
