/** What the simulator's captures begin with: no money has moved for them. */
export const SIMULATED_CAPTURE = 'SIMCAP';

/** Whether money was really captured, judged by the capture's ID. */
export function isRealCapture(captureId: string | null | undefined): boolean {
  return Boolean(captureId) && !captureId?.startsWith(`${SIMULATED_CAPTURE}-`);
}
