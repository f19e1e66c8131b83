export const SIMULATED_CAPTURE = 'SIMCAP';

/** Whether money was really captured, judging by the capture's ID. */
export function isRealCapture(captureId: string | null | undefined): boolean {
  return Boolean(captureId) && !captureId?.startsWith(`${SIMULATED_CAPTURE}-`);
}
