/** What the simulator's captures begin with: no money has moved for them. */
export const SIMULATED_CAPTURE = 'SIMCAP';

/** Whether somebody has really paid, by the id of what the payment provider captured. */
export function isRealCapture(captureId: string | null | undefined): boolean {
  return Boolean(captureId) && !captureId?.startsWith(`${SIMULATED_CAPTURE}-`);
}
