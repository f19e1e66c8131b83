import { Send } from 'lucide-react';
import { messageOf } from '../../api/client';
import { useResendMail } from '../../api/order-story';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';

interface ResendButtonProps {
  mailId: string;
  /** Which mail, for screen readers. */
  mail: string;
}

/** Tries a mail again that failed. */
export function ResendButton({ mailId, mail }: ResendButtonProps) {
  const { toast } = useToast();
  const resending = useResendMail();

  function resend(): void {
    // Told by the promise, because the entry may be gone when the answer comes.
    resending.mutateAsync(mailId).then(
      () => toast({ title: ADMIN_TEXTS.mailResent }),
      (error: unknown) => {
        const description = messageOf(error, ADMIN_TEXTS.mailResendFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      },
    );
  }

  return (
    <Button
      variant="secondary"
      aria-label={`Send again: ${mail}`}
      busy={resending.isPending}
      busyText="Sending..."
      onClick={resend}
    >
      <Send size={18} strokeWidth={2} aria-hidden />
      Send again
    </Button>
  );
}
