import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useController, useFieldArray, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { ITEMS_MAX } from '#domain/orders/order-contract';
import type { OrderView } from '#domain/orders/order-view';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { MESSAGES } from '#domain/words/shop-texts';
import { photoChanges } from '../../photos/photo-changes';
import { PhotoField } from '../../photos/photo-field';
import { FieldError } from '../../ui/field';
import { Stack } from '../../ui/layout';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { color, radius, space } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { Columns, Part } from '../parts/dialog-part';
import { type Catalogue, canHaveLaceColor, laceColorChoices, serviceChoices } from './order-choices';
import * as orderDialogsTexts from './order-dialogs-texts';
import * as texts from './order-form-texts';
import { NEW_GLOVE, NO_LACE_COLOR } from './order-form-values';
import { type FormBasis, useOrderForm } from './use-form-basis';

/** The order's gloves, to edit, add, or remove. */
export function GloveListFields({ order, catalogue }: FormBasis) {
  const { control, formState } = useOrderForm();
  // `id` is the ID of the glove itself.
  const { fields, append, remove } = useFieldArray({ control, name: 'items', keyName: 'key' });
  const add = useRef<HTMLButtonElement>(null);
  const problem = formState.errors.items?.message ?? formState.errors.items?.root?.message;

  function removeGlove(index: number): void {
    remove(index);
    add.current?.focus();
  }

  return (
    <Part title={texts.glovesCount(fields.length)} label={orderDialogsTexts.gloves}>
      {fields.map(({ key, id }, index) => (
        <GloveFields
          key={key}
          index={index}
          own={order?.items.find((item) => item.id === id)}
          catalogue={catalogue}
          onRemove={fields.length === 1 ? undefined : () => removeGlove(index)}
        />
      ))}
      {problem && <FieldError>{problem}</FieldError>}
      <ActionButton
        ref={add}
        icon={Plus}
        disabled={fields.length >= ITEMS_MAX}
        onClick={() => append(NEW_GLOVE, { focusName: `items.${fields.length}.serviceId` })}
      >
        {texts.addGlove}
      </ActionButton>
    </Part>
  );
}

const Fieldset = styled(Stack)`
  min-width: 0;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  > legend {
    padding-inline: 8px;
    font-weight: 600;
  }
`;

interface GloveFieldsProps {
  index: number;
  /** The glove as stored. Undefined for a new one. */
  own: OrderView['items'][number] | undefined;
  catalogue: Catalogue;
  /** The glove's number. Undefined for an order's only glove. */
  onRemove: (() => void) | undefined;
}

function GloveFields({ index, own, catalogue, onRemove }: GloveFieldsProps) {
  const { control, setValue, field } = useOrderForm();
  const at = `items.${index}` as const;
  const gloveName = onRemove && texts.gloveNumber(index + 1);
  const labelFor = (label: string) => ({ label, 'aria-label': gloveName && `${label}, ${gloveName}` });
  const [serviceId, laceColorId] = useWatch({ control, name: [`${at}.serviceId`, `${at}.laceColorId`] });
  // A color that's already there can be removed, no matter what the service is.
  const showsLaceColor = canHaveLaceColor(catalogue, serviceId) || laceColorId !== NO_LACE_COLOR;
  return (
    <Fieldset as="fieldset">
      <legend>{texts.gloveTitle(index + 1)}</legend>
      <Columns>
        <SelectField
          {...labelFor(uiTexts.service)}
          required
          placeholder={texts.selectAService}
          options={serviceChoices(catalogue, own)}
          {...field(`${at}.serviceId`, {
            onChange: ({ target }) => {
              if (!canHaveLaceColor(catalogue, target.value)) {
                setValue(`${at}.laceColorId`, NO_LACE_COLOR, { shouldDirty: true });
              }
            },
          })}
        />
        {showsLaceColor && (
          <SelectField
            {...labelFor(texts.laceColor)}
            options={laceColorChoices(catalogue, own)}
            {...field(`${at}.laceColorId`)}
          />
        )}
      </Columns>
      <Columns>
        <TextAreaField
          {...labelFor(uiTexts.gloveDetails)}
          required
          rows={3}
          {...field(`${at}.gloveDetails`)}
        />
        <TextAreaField
          {...labelFor(uiTexts.specialInstructionsOptional)}
          rows={3}
          {...field(`${at}.specialInstructions`)}
        />
      </Columns>
      {own === undefined && <GlovePhotos index={index} gloveName={gloveName} />}
      {gloveName && (
        <ActionButton
          icon={Trash2}
          variant="ghost"
          aria-label={texts.removeWhich(gloveName)}
          onClick={onRemove}
        >
          {uiTexts.remove}
        </ActionButton>
      )}
    </Fieldset>
  );
}

function GlovePhotos({ index, gloveName }: { index: number; gloveName: string | undefined }) {
  const { control, getValues } = useOrderForm();
  const name = `items.${index}.gloveImages` as const;
  const { field, fieldState } = useController({ control, name });
  return (
    <PhotoField
      label={uiTexts.photosOptional}
      fieldName={gloveName}
      hint={texts.glovePhotosHint(PHOTO_LIMITS.maxFiles)}
      photos={field.value ?? []}
      max={PHOTO_LIMITS.maxFiles}
      tooMany={MESSAGES.tooManyPhotos}
      lateWarning={orderDialogsTexts.photosNotReady}
      error={fieldState.error?.message}
      {...photoChanges(() => getValues(name), field.onChange)}
    />
  );
}
