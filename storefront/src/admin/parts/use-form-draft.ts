import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { MESSAGES } from '#domain/words/shop-texts';
import { isOwnerSignedOut } from '../../api/session-state';
import { useNotices } from '../../notices/use-notices';
import { readDraft, writeDraft } from '../../ui/tab-draft';
import { changedFields } from './changed-fields';

const record = z.record(z.string(), z.unknown());
const entryOfTexts = z.record(z.string(), z.string());
const formDraft = z.object({ typed: record, before: record });

const SECRET = /password/i;

/** Whether a stored value has the form's shape. An older version of the page may have stored it. */
function hasShape(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((one) => hasShape(one, like[0]));
  const fields = record.safeParse(like).data;
  // The list was empty, so any entry made of texts may fit.
  if (like === undefined && entryOfTexts.safeParse(value).success) return true;
  if (!fields) return typeof value === typeof (like ?? '');
  const entries = record.safeParse(value).data;
  return entries !== undefined && Object.entries(entries).every(([name, one]) => hasShape(one, fields[name]));
}

function isPartOf<Values extends FieldValues, Sent>(
  typed: Record<string, unknown>,
  { formState }: UseFormReturn<Values, unknown, Sent>,
): typed is Partial<Values> {
  return hasShape(typed, formState.defaultValues);
}

/**
 * Stores what's typed in an open form, except passwords, and restores it after a reload or a new sign-in. Closing the form deletes it,
 * unless `keeps`. Without a name, nothing is stored. `isReady` is true once the form has its initial values.
 */
export function useFormDraft<Values extends FieldValues, Sent>(
  name: string | null,
  form: UseFormReturn<Values, unknown, Sent>,
  { isReady = true, keeps = false }: { isReady?: boolean; keeps?: boolean } = {},
): void {
  const { fail } = useNotices();
  const queryClient = useQueryClient();
  const key = `form-draft ${name}`;

  const restore = useEffectEvent(() => {
    const draft = formDraft.safeParse(readDraft(key)).data;
    if (!draft) return;
    const { typed, before } = draft;
    if (!isPartOf(typed, form)) return;
    form.reset((values) => ({ ...values, ...typed }), { keepDefaultValues: true });
    const now: Record<string, unknown> = { ...form.formState.defaultValues };
    const isChanged = (field: string) => JSON.stringify(now[field]) !== JSON.stringify(before[field]);
    if (Object.keys(typed).some(isChanged)) fail(MESSAGES.changedMeanwhile);
  });

  const storeValues = useEffectEvent((values: Values) => {
    const before: Record<string, unknown> = { ...form.formState.defaultValues };
    const typed = changedFields(before, values, values);
    for (const field in typed) if (SECRET.test(field)) delete typed[field];
    writeDraft(key, Object.keys(typed).length > 0 ? { typed, before } : null);
  });

  const leave = useEffectEvent(() => {
    if (!keeps && !isOwnerSignedOut(queryClient)) writeDraft(key, null);
  });

  useEffect(() => {
    if (!isReady || name === null) return undefined;
    restore();
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => storeValues(values),
    });
    return () => {
      stop();
      leave();
    };
  }, [isReady, name, form.subscribe]);
}
