import { messageOf, waitOr } from '../api/client';
import { useToast } from '../ui/toast';
import type { ToastMessage } from '../ui/toast-notice';
import * as uiTexts from '../ui/ui-texts';

interface Outcome {
  done?: string | ToastMessage;
  failed: string;
  quotes?: boolean;
  onError?: (error: unknown) => void;
}

/** Returns a success notice titled 'Success!'. */
export const success = (description: string): ToastMessage => ({ title: uiTexts.success, description });

export function useNotices() {
  const { toast } = useToast();
  const fail = (description: string, title = uiTexts.error) => toast({ title, description, tone: 'danger' });

  /** Runs the work and shows the result. Returns true if it worked. If the work resolves to false, it has already shown why. */
  async function attempt(work: () => Promise<unknown>, outcome: Outcome): Promise<boolean> {
    const { done, failed, quotes = false, onError } = outcome;
    try {
      if ((await work()) === false) return false;
    } catch (error) {
      onError?.(error);
      fail((quotes ? messageOf : waitOr)(error, failed));
      return false;
    }
    if (done) toast(typeof done === 'string' ? { title: done } : done);
    return true;
  }

  return { toast, fail, attempt };
}
