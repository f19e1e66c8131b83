import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { z } from 'zod';
import {
  EXTRA_WORK_DAYS,
  EXTRA_WORK_LIMITS,
  type ExtraWorkRequest,
  type ExtraWorkRequestInput,
  type ExtraWorkTemplate,
  extraWorkRequest,
  workAmount,
  workDescription,
} from '#domain/orders/extra-work-contract';
import { centsToDecimal, dollarsToCents, formatDollars } from '#domain/wire/money';
import { adminOrderQueries } from '../../api/admin-orders';
import { FieldError } from '../../ui/field';
import { fieldsOf } from '../../ui/form-fields';
import { Stack } from '../../ui/layout';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { media } from '../../ui/tokens';
import { ToolButton } from '../../ui/tool-button';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './extra-work-texts';

const typedAmount = z
  .string()
  .transform((typed) => dollarsToCents(typed) ?? 0)
  .pipe(workAmount);

export const extraWorkForm = z
  .object({
    lines: z.array(z.object({ description: workDescription, amount: typedAmount })),
    note: z.string(),
    photos: z.array(z.string()),
    expiresInDays: z.string().transform(Number),
  })
  .transform((typed): ExtraWorkRequestInput => typed)
  .pipe(extraWorkRequest);
type ExtraWorkValues = z.input<typeof extraWorkForm>;

type Line = ExtraWorkValues['lines'][number];

const NEW_LINE: Line = { description: '', amount: '' };

export const NEW_EXTRA_WORK: ExtraWorkValues = {
  lines: [NEW_LINE],
  note: '',
  photos: [],
  expiresInDays: String(EXTRA_WORK_DAYS),
};

function lineOf(template?: ExtraWorkTemplate): Line {
  return template ? { description: template.description, amount: centsToDecimal(template.amount) } : NEW_LINE;
}

function isBlank({ description, amount }: Line): boolean {
  return description.trim() === '' && amount.trim() === '';
}

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

export interface ExtraWorkFormProps {
  form: UseFormReturn<ExtraWorkValues, unknown, ExtraWorkRequest>;
}

/** The lines of a proposal. The owner can choose from the shop's templates. */
export function ExtraWorkLines({ form }: ExtraWorkFormProps) {
  const { control, formState, getValues } = form;
  const field = fieldsOf(form);
  const { fields, append, remove, update } = useFieldArray({ control, name: 'lines' });
  const templates = useQuery(adminOrderQueries.extraWorkTemplates());
  const add = useRef<HTMLButtonElement>(null);
  const offered = templates.data ?? [];
  const isFull = fields.length >= EXTRA_WORK_LIMITS.lines;
  const problem = formState.errors.lines?.message ?? formState.errors.lines?.root?.message;

  function choose(value: string): void {
    const template = value === '' ? undefined : offered[Number(value)];
    if (!template) return;
    const blank = getValues('lines').findIndex(isBlank);
    if (blank >= 0) update(blank, lineOf(template));
    else append(lineOf(template));
  }

  return (
    <Stack>
      {offered.length > 0 && (
        <SelectField
          label={texts.frequentFindings}
          placeholder={sharedTexts.chooseOneToAdd}
          disabled={isFull && !getValues('lines').some(isBlank)}
          options={offered.map(({ name, amount }, index) => ({
            value: String(index),
            label: `${name}, ${formatDollars(amount)}`,
          }))}
          value=""
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {fields.map(({ id }, index) => {
        const nth = fields.length > 1 ? ` ${index + 1}` : '';
        return (
          <Line key={id}>
            <TextField
              label={texts.workLabel(nth)}
              autoComplete="off"
              required
              {...field(`lines.${index}.description`)}
            />
            <TextField
              label={texts.amountLabel(nth)}
              inputMode="decimal"
              autoComplete="off"
              required
              {...field(`lines.${index}.amount`)}
            />
            <ToolButton
              icon={X}
              label={texts.removeLine(nth)}
              title={uiTexts.remove}
              disabled={fields.length === 1}
              onClick={() => {
                remove(index);
                add.current?.focus();
              }}
            />
          </Line>
        );
      })}
      {problem && <FieldError>{problem}</FieldError>}
      <ActionButton
        ref={add}
        icon={Plus}
        disabled={isFull}
        onClick={() => append(lineOf(), { focusName: `lines.${fields.length}.description` })}
      >
        {texts.addLine}
      </ActionButton>
    </Stack>
  );
}
