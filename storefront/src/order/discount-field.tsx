import { ChevronRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { line } from '#domain/customers/person';
import { formatDiscountValue, normalizeDiscountCode } from '#domain/discounts/discount';
import { formatDollars } from '#domain/wire/money';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { CODE_INPUT } from '../ui/input-kinds';
import { Stack } from '../ui/layout';
import { TextField } from '../ui/text-field';
import { useToast } from '../ui/toast';
import { color, motion } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { limitOf, useOrderField } from './order-fields';
import * as texts from './order-texts';
import type { CheckedCode } from './use-discount-check';
import { useOrder } from './use-order-form';

const Fold = styled.div`
  container-type: inline-size;
`;

const FoldName = styled.button`
  display: flex;
  gap: 6px;
  align-items: center;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font-weight: 600;
  svg {
    color: ${color.accent};
    transition: rotate ${motion.quick};
  }
  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-items: start;
  &[hidden] {
    display: none;
  }
  input {
    text-transform: uppercase;
  }
  button {
    min-height: 48px;
  }
  @container (min-width: 270px) {
    grid-template-columns: minmax(0, 1fr) auto;
    button {
      /* Beside the input, below the label's line. */
      margin-top: calc(1.3 * 1.0625rem + 6px);
    }
  }
`;

interface DiscountFieldProps {
  check: (code: string) => Promise<CheckedCode>;
  isChecking: boolean;
  busy: boolean;
}

/** A discount code to apply and remove. It's collapsed while it's empty. */
export function DiscountField({ check, isChecking, busy }: DiscountFieldProps) {
  const { control, change, refuseCode } = useOrder();
  const field = useOrderField('discountCode');
  const { toast } = useToast();
  const applied = useWatch({ control, name: 'discount' });
  const [isFolded, setFolded] = useState(false);
  const id = useId();
  const isSaying = applied !== null || field.value !== '' || field.error !== undefined;
  const isOpen = isSaying || !isFolded;

  async function apply(code: string): Promise<void> {
    const checked = await check(code);
    if (checked.state === 'applied') return;
    const title = checked.state === 'refused' ? texts.invalidDiscountCode : uiTexts.error;
    refuseCode(checked.reason);
    toast({ title, description: checked.reason, tone: 'danger' });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isChecking || busy) return;
    const code = normalizeDiscountCode(field.value);
    if (applied) change((draft) => ({ ...draft, discount: null }));
    else if (code === '') refuseCode(texts.discountEmpty);
    else void apply(code);
  }

  return (
    <Fold>
      <FoldName
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={isSaying}
        onClick={() => setFolded(!isFolded)}
      >
        <ChevronRight size={18} />
        {texts.haveACode}
      </FoldName>
      <Form id={id} hidden={!isOpen} noValidate onSubmit={submit} aria-label={uiTexts.discount}>
        <TextField
          {...field}
          value={applied?.code ?? field.value}
          label={uiTexts.discountCode}
          hint={applied ? texts.appliedOff(formatDiscountValue(applied)) : undefined}
          readOnly={applied !== null || isChecking || busy}
          {...CODE_INPUT}
          maxLength={limitOf(line)}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={isChecking}
          busyText={uiTexts.checking}
          disabled={busy}
        >
          {applied ? uiTexts.remove : texts.apply}
        </Button>
      </Form>
    </Fold>
  );
}

export interface RefusedCode {
  code: string;
  reason: string;
}

interface DiscountQuestionProps {
  refused: RefusedCode;
  /** The order's total without the discount, in cents. */
  total: number;
  onGoOn: () => void;
  onChange: () => void;
}

/** Asks once before the order continues without the code that was typed (rule 4.4). */
export function DiscountQuestion({ refused, total, onGoOn, onChange }: DiscountQuestionProps) {
  return (
    <Dialog
      onClose={onChange}
      size="sm"
      title={texts.orderWithoutThisCode}
      footer={
        <>
          <Button variant="secondary" onClick={onChange}>
            {texts.changeTheCode}
          </Button>
          <Button onClick={onGoOn}>{texts.orderWithoutIt}</Button>
        </>
      }
    >
      <Stack $gap={1}>
        <p>
          {refused.code}: {refused.reason}
        </p>
        <p>{texts.orderComesTo(formatDollars(total))}</p>
      </Stack>
    </Dialog>
  );
}
