import type { FormEvent } from 'react';
import styled from 'styled-components';
import { formatDiscountValue, normalizeDiscountCode } from '#domain/discount';
import { MESSAGES } from '#domain/messages';
import { line } from '#domain/person';
import { useVerifyDiscount } from '../api/discounts';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { useToast } from '../ui/toast';
import { ORDER_TEXTS } from './order-texts';
import { bindField, limitOf, type StepProps } from './step-props';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  align-items: start;
  input {
    text-transform: uppercase;
  }
  button {
    /* Beside the input, below the label's line. */
    margin-top: calc(1.3 * 1.0625rem + 6px);
    min-height: 48px;
    min-width: 112px;
  }
`;

/** A discount code: applied once it is proved good, and removable again. */
export function DiscountField({ busy, ...step }: StepProps & { busy: boolean }) {
  const { draft, dispatch } = step;
  const { toast } = useToast();
  const verify = useVerifyDiscount();
  const applied = draft.discount;

  function apply(code: string): void {
    verify.mutate(code, {
      onSuccess({ valid, discount }) {
        if (valid && discount) {
          dispatch({ type: 'discountApplied', discount: { code, ...discount } });
          toast({ title: 'Discount Applied!', description: `${formatDiscountValue(discount)} off` });
          return;
        }
        dispatch({ type: 'discountRefused', message: MESSAGES.invalidDiscount });
        toast({ title: 'Invalid Discount Code', description: MESSAGES.invalidDiscount, tone: 'danger' });
      },
      onError() {
        toast({ title: 'Error', description: MESSAGES.discountNotVerified, tone: 'danger' });
      },
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (verify.isPending || busy) return;
    const code = normalizeDiscountCode(draft.fields.discountCode);
    if (applied) dispatch({ type: 'discountRemoved' });
    else if (code === '') dispatch({ type: 'discountRefused', message: ORDER_TEXTS.discountEmpty });
    else apply(code);
  }

  const field = bindField(step, 'discountCode');
  return (
    <Form noValidate onSubmit={submit} aria-label="Discount">
      <TextField
        {...field}
        value={applied?.code ?? field.value}
        label="Discount Code"
        hint={applied ? `Applied: ${formatDiscountValue(applied)} off` : undefined}
        readOnly={applied !== null || verify.isPending || busy}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limitOf(line)}
      />
      <Button type="submit" variant="secondary" busy={verify.isPending} busyText="Checking…" disabled={busy}>
        {applied ? 'Remove' : 'Apply'}
      </Button>
    </Form>
  );
}
