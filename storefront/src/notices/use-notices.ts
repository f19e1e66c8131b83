import { messageOf, waitOr } from '../api/client';
import { useToast } from '../ui/toast';
import type { ToastMessage } from '../ui/toast-notice';
import * as uiTexts from '../ui/ui-texts';

interface Outcome {
  /** The notice once it worked, or its title. */
  done?: string | ToastMessage;
  /** What the notice says if it didn't work. */
  failed: string;
  /** Whether the server's own words, if there are any, come before `failed`. */
  quotes?: boolean;
  /** Runs before the notice of a failure. */
  onError?: (error: unknown) => void;
}

/** A success notice titled 'Success!'. */
export const success = (description: string): ToastMessage => ({ title: uiTexts.success, description });

/** Shows notices of what someone did, and how it ended. */
export function useNotices() {
  const { toast } = useToast();
  const fail = (description: string, title = uiTexts.error) => toast({ title, description, tone: 'danger' });

  /** Does something and shows how it ended: true if it worked. Work that resolves to false has shown that itself. */
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
