import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { OrderView } from '#domain/orders/order-view';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { color, radius, space } from '../../ui/tokens';
import { Columns } from './dialog-parts';
import { GlovePhotos } from './glove-photos';
import { type Catalogue, canHaveLaceColor, laceColorChoices, serviceChoices } from './order-choices';
import { NO_LACE_COLOR } from './order-form-values';
import { useOrderForm } from './use-form-basis';

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
`;

const Legend = styled.legend`
  padding-inline: 8px;
  font-weight: 600;
`;

interface GloveFieldsProps {
  index: number;
  /** The glove as the order holds it; undefined for one that is added. */
  own: OrderView['items'][number] | undefined;
  catalogue: Catalogue;
  /** Takes the glove out; an order's only one stays. */
  onRemove: (() => void) | undefined;
}

/** What is done to one glove. */
export function GloveFields({ index, own, catalogue, onRemove }: GloveFieldsProps) {
  const { register, control, setValue, formState } = useOrderForm();
  const at = `items.${index}` as const;
  const which = onRemove && `glove ${index + 1}`;
  /** A field's own name among those of the other gloves. */
  const named = (label: string) => ({ label, 'aria-label': which && `${label}, ${which}` });
  const [serviceId, laceColorId] = useWatch({ control, name: [`${at}.serviceId`, `${at}.laceColorId`] });
  const errors = formState.errors.items?.[index];
  // A color that is set can be removed, whatever the service.
  const showsLaceColor = canHaveLaceColor(catalogue, serviceId) || laceColorId !== NO_LACE_COLOR;
  return (
    <Root>
      <Legend>Glove {index + 1}</Legend>
      <Columns>
        <SelectField
          {...named('Service')}
          required
          placeholder="Select a service"
          options={serviceChoices(catalogue, own)}
          error={errors?.serviceId?.message}
          {...register(`${at}.serviceId`, {
            onChange: ({ target }) => {
              if (!canHaveLaceColor(catalogue, target.value)) {
                setValue(`${at}.laceColorId`, NO_LACE_COLOR, { shouldDirty: true });
              }
            },
          })}
        />
        {showsLaceColor && (
          <SelectField
            {...named('Lace Color')}
            options={laceColorChoices(catalogue, own)}
            error={errors?.laceColorId?.message}
            {...register(`${at}.laceColorId`)}
          />
        )}
      </Columns>
      <Columns>
        <TextAreaField
          {...named('Glove Details')}
          required
          rows={3}
          error={errors?.gloveDetails?.message}
          {...register(`${at}.gloveDetails`)}
        />
        <TextAreaField
          {...named('Special Instructions (optional)')}
          rows={3}
          error={errors?.specialInstructions?.message}
          {...register(`${at}.specialInstructions`)}
        />
      </Columns>
      {own === undefined && <GlovePhotos index={index} which={which} />}
      {onRemove && (
        <div>
          <Button variant="ghost" aria-label={`Remove glove ${index + 1}`} onClick={onRemove}>
            <Trash2 size={20} strokeWidth={2} aria-hidden />
            Remove
          </Button>
        </div>
      )}
    </Root>
  );
}
