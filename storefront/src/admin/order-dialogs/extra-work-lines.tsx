import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { EXTRA_WORK_LIMITS, type ExtraWorkRequest } from '#domain/orders/extra-work-contract';
import { formatDollars } from '#domain/wire/money';
import { adminOrderQueries } from '../../api/admin-orders';
import { FieldError } from '../../ui/field';
import { Stack } from '../../ui/layout';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { media } from '../../ui/tokens';
import { ToolButton } from '../../ui/tool-button';
import { PartButton } from '../parts/dialog-part';
import { type ExtraWorkValues, isBlank, lineOf } from './extra-work-form';

/** On phones the amount is below its description, with the button beside it. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  gap: 8px 12px;
  align-items: start;
  > :first-child {
    grid-column: 1 / -1;
  }
  > :last-child {
    margin-top: 26px;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 140px 44px;
    > :first-child {
      grid-column: auto;
    }
  }
`;

interface ExtraWorkLinesProps {
  form: UseFormReturn<ExtraWorkValues, unknown, ExtraWorkRequest>;
}

/** What is proposed, line by line, with the owner's frequent findings to choose from. */
export function ExtraWorkLines({ form }: ExtraWorkLinesProps) {
  const { control, formState, register, getValues } = form;
  const { fields, append, remove, update } = useFieldArray({ control, name: 'lines' });
  const templates = useQuery(adminOrderQueries.extraWorkTemplates());
  const add = useRef<HTMLButtonElement>(null);
  const offered = templates.data ?? [];
  const isFull = fields.length >= EXTRA_WORK_LIMITS.lines;
  const problem = formState.errors.lines?.message ?? formState.errors.lines?.root?.message;

  /** Fills a blank line, or adds one. */
  function choose(place: string): void {
    const template = place === '' ? undefined : offered[Number(place)];
    if (!template) return;
    const blank = getValues('lines').findIndex(isBlank);
    if (blank >= 0) update(blank, lineOf(template));
    else append(lineOf(template));
  }

  return (
    <Stack>
      {offered.length > 0 && (
        <SelectField
          label="Frequent findings"
          placeholder="Choose one to add"
          disabled={isFull && !getValues('lines').some(isBlank)}
          options={offered.map(({ name, amount }, place) => ({
            value: String(place),
            label: `${name}, ${formatDollars(amount)}`,
          }))}
          value=""
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {fields.map(({ id }, place) => {
        const wrong = formState.errors.lines?.[place];
        const nth = fields.length > 1 ? ` ${place + 1}` : '';
        return (
          <Line key={id}>
            <TextField
              label={`What is to be done${nth}`}
              autoComplete="off"
              required
              error={wrong?.description?.message}
              {...register(`lines.${place}.description`)}
            />
            <TextField
              label={`Amount${nth} ($)`}
              inputMode="decimal"
              autoComplete="off"
              required
              error={wrong?.amount?.message}
              {...register(`lines.${place}.amount`)}
            />
            <ToolButton
              icon={X}
              label={`Remove line${nth}`}
              title="Remove"
              disabled={fields.length === 1}
              onClick={() => {
                remove(place);
                add.current?.focus();
              }}
            />
          </Line>
        );
      })}
      {problem && <FieldError>{problem}</FieldError>}
      <PartButton
        ref={add}
        icon={Plus}
        disabled={isFull}
        onClick={() => append(lineOf(), { focusName: `lines.${fields.length}.description` })}
      >
        Add Line
      </PartButton>
    </Stack>
  );
}
