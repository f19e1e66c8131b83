import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ITEMS_MAX } from '#domain/orders/order-contract';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { Part, PartHeading } from './dialog-parts';
import { GloveFields } from './glove-fields';
import { NEW_GLOVE } from './order-form-values';
import { type FormBasis, useOrderForm } from './use-form-basis';

/** The order's gloves: each can be changed and more can be added. */
export function GloveListFields({ order, catalogue }: FormBasis) {
  const { control, formState } = useOrderForm();
  // `id` is taken: it is the glove's own.
  const { fields, append, remove } = useFieldArray({ control, name: 'items', keyName: 'key' });
  const add = useRef<HTMLButtonElement>(null);
  const problem = formState.errors.items?.message ?? formState.errors.items?.root?.message;
  return (
    <Part aria-label="Gloves">
      <PartHeading>{fields.length === 1 ? 'Glove' : 'Gloves'}</PartHeading>
      {fields.map(({ key, id }, index) => (
        <GloveFields
          key={key}
          index={index}
          own={order?.items.find((item) => item.id === id)}
          catalogue={catalogue}
          onRemove={
            fields.length === 1
              ? undefined
              : () => {
                  remove(index);
                  add.current?.focus();
                }
          }
        />
      ))}
      {problem && <FieldError>{problem}</FieldError>}
      <div>
        <Button
          ref={add}
          variant="secondary"
          disabled={fields.length >= ITEMS_MAX}
          onClick={() => append(NEW_GLOVE, { focusName: `items.${fields.length}.serviceId` })}
        >
          <Plus size={20} strokeWidth={2} aria-hidden />
          Add Glove
        </Button>
      </div>
    </Part>
  );
}
