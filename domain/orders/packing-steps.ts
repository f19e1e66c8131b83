export const NUMBER_PLACEHOLDER = '{number}';

export const PACKING_STEPS = [
  "Take everything out of the glove and let it dry if it's damp.",
  'Put a ball or crumpled paper in the pocket and the glove in a plastic bag.',
  'Use a sturdy box with padding so nothing gets crushed.',
  `Put a note with your name and the order number ${NUMBER_PLACEHOLDER} inside.`,
  "Keep your package's tracking number until you hear from us.",
].join('\n');

export function packingSteps(text: string, orderNumber: string): string[] {
  const steps = (text || PACKING_STEPS).split(/\r\n|\r|\n/).map((step) => step.trim());
  return steps.filter((step) => step !== '').map((step) => step.replaceAll(NUMBER_PLACEHOLDER, orderNumber));
}
