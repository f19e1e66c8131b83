import { useId } from 'react';
import { TEXT_ME_LABEL, TEXT_ME_SENTENCE } from '#domain/consents/consent-words';
import { Columns, Muted } from '../ui/arrange';
import { Checkbox } from '../ui/checkbox';
import { FieldLabel } from '../ui/field';
import { useOrder } from './use-order-form';

/** A checkbox to agree to texts about the order. It's never checked in advance (rule 34.2). */
export function TextMe() {
  const { order, change } = useOrder();
  const id = useId();
  const { textMe = false } = order().draft;
  return (
    <Columns $of="auto minmax(0, 1fr)" $gap="14px" $align="start">
      <Checkbox
        id={id}
        aria-describedby={`${id}-terms`}
        checked={textMe}
        onCheckedChange={(checked) => change((before) => ({ ...before, textMe: checked }))}
      />
      <div>
        <FieldLabel htmlFor={id}>{TEXT_ME_LABEL}</FieldLabel>
        <Muted id={`${id}-terms`} $size="small" $above="4px">
          {TEXT_ME_SENTENCE}
        </Muted>
      </div>
    </Columns>
  );
}
