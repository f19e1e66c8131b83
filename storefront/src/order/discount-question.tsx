import { formatDollars } from '#domain/money';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Stack } from '../ui/section';

/** A typed code that was not taken, and why. */
export interface RefusedCode {
  code: string;
  reason: string;
}

interface DiscountQuestionProps {
  refused: RefusedCode;
  /** What the order costs without it, in cents. */
  total: number;
  onGoOn: () => void;
  onChange: () => void;
}

/** Asks once before an order goes on without the code that was typed for it (rule 4.4). */
export function DiscountQuestion({ refused, total, onGoOn, onChange }: DiscountQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onChange();
      }}
      size="sm"
      title="Order without this code?"
      footer={
        <>
          <Button variant="secondary" onClick={onChange}>
            Change the Code
          </Button>
          <Button onClick={onGoOn}>Order Without It</Button>
        </>
      }
    >
      <Stack $gap={1}>
        <p>
          {refused.code}: {refused.reason}
        </p>
        <p>Without it your order comes to {formatDollars(total)}.</p>
      </Stack>
    </Dialog>
  );
}
