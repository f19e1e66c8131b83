/** How a glove is packed, step by step, as the confirmation and the mail tell it. */
export function packingSteps(orderNumber: string): string[] {
  return [
    'Take everything out of the glove and let it dry if it is damp.',
    'Put a ball or crumpled paper into the pocket, and the glove into a plastic bag.',
    'Use a firm box with some padding around it, so that nothing is pressed flat.',
    `Put a note with your name and the order number ${orderNumber} inside.`,
    'Keep the tracking number of your parcel until you hear from us.',
  ];
}
