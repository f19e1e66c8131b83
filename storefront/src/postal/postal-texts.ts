export const zipIsIn = (zip: string, state: string) =>
  `ZIP code ${zip} is in ${state}. Change the ZIP code or the state.`;
export const zipHasFiveDigits = 'ZIP codes have five digits, like 13326.';
export const zipUnknown = "We don't recognize this ZIP code. Check it and try again.";
