import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type SubmitErrorHandler,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { ConflictError } from '../../api/change-versioned';
import { messageOf, waitOr } from '../../api/client';
import { showFieldErrors } from '../../api/show-field-errors';
import { useNotices } from '../../notices/use-notices';
import { fieldsOf } from '../../ui/form-fields';
import type { ToastMessage } from '../../ui/toast-notice';
import { changedFields } from './changed-fields';
import { useFormDraft } from './use-form-draft';

type Notice = string | ToastMessage;

interface Sending<Values extends FieldValues, Sent, Answer> {
  draft?: string;
  keepsDraft?: boolean;
  /** Makes the call. Resolves to false if the form already shows why it was refused. */
  send: (typed: NoInfer<Sent>) => Promise<Answer | false>;
  done: Notice | ((answer: NoInfer<Answer>, typed: NoInfer<Sent>) => Notice);
  failed: string;
  /** Whether to show the server's own text instead of `failed`, if there is one. */
  quotes?: boolean;
  /** Whether to also show a failure above the form if it doesn't belong to a field. */
  alerts?: boolean;
  fields?: readonly FieldPath<NoInfer<Values>>[];
  /** Called if validation fails, so nothing is sent. */
  onInvalid?: SubmitErrorHandler<Values>;
  onError?: (error: unknown) => void;
  onDone?: (answer: NoInfer<Answer>, typed: NoInfer<Sent>) => void;
  onClose: () => void;
}

interface DialogForm<Values extends FieldValues, Sent, Answer> extends Sending<Values, Sent, Answer> {
  schema: z.ZodType<Sent, Values>;
  values: NoInfer<DefaultValues<Values>>;
}

/** A dialog's form: validates, sends, and shows the result. `dialog` is for `FormDialog`, and `field('name')` for an input. */
export function useDialogForm<Values extends FieldValues, Sent, Answer>({
  schema,
  values,
  ...options
}: DialogForm<Values, Sent, Answer>) {
  const form = useForm<Values, unknown, Sent>({ resolver: zodResolver(schema), defaultValues: values });
  return useSending(form, options);
}

interface Edit<Doc, Sent> {
  seen: Doc;
  changes: Partial<NonNullable<Sent>>;
  typed: Sent;
}

interface EditForm<Doc, Values extends FieldValues, Sent, Answer>
  extends Omit<Sending<Values, Sent, Answer>, 'send' | 'onError'> {
  doc: Doc;
  schema: z.ZodType<Sent, Values> | ((seen: Doc) => z.ZodType<Sent, Values>);
  valuesOf: (doc: Doc) => NoInfer<DefaultValues<Values>>;
  send: (edit: Edit<Doc, NoInfer<Sent>>) => Promise<Answer | false>;
  /** Whether to send the form even if nothing was changed. */
  sendsUnchanged?: boolean;
}

/** A dialog form that sends only changes. After a conflict, it keeps what was typed. */
export function useEditForm<Doc, Values extends FieldValues, Sent extends object | null, Answer>({
  doc,
  schema,
  valuesOf,
  send,
  sendsUnchanged = false,
  ...options
}: EditForm<Doc, Values, Sent, Answer>) {
  const [seen, setSeen] = useState(doc);
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(typeof schema === 'function' ? schema(seen) : schema),
    defaultValues: valuesOf(seen),
  });
  const { defaultValues } = form.formState;
  const { field, dialog } = useSending<Values, Sent, Answer>(form, {
    ...options,
    send: (typed) =>
      send({
        seen,
        typed,
        changes: typed ? changedFields({ ...defaultValues }, form.getValues(), typed) : {},
      }),
    onError(error) {
      if (!(error instanceof ConflictError)) return;
      setSeen(error.newest);
      form.reset(valuesOf(error.newest), { keepDirtyValues: true });
    },
  });
  const onSubmit = dialog.dirty || sendsUnchanged ? dialog.onSubmit : async () => options.onClose();
  /** Starts over from a newer version, without what was typed. */
  function startFrom(newest: Doc): void {
    setSeen(newest);
    form.reset(valuesOf(newest));
  }
  return { form, field, dialog: { ...dialog, onSubmit }, startFrom };
}

function useSending<Values extends FieldValues, Sent, Answer>(
  form: UseFormReturn<Values, unknown, Sent>,
  options: Sending<Values, Sent, Answer>,
) {
  const {
    draft,
    keepsDraft,
    send,
    done,
    failed,
    quotes = false,
    alerts = false,
    onClose,
    onDone = onClose,
  } = options;
  const { toast, fail } = useNotices();
  const { isDirty, errors } = form.formState;
  useFormDraft(draft ?? null, form, { keeps: keepsDraft });

  async function submit(typed: Sent): Promise<void> {
    let answer: Answer | false;
    try {
      answer = await send(typed);
    } catch (error) {
      const message = (quotes ? messageOf : waitOr)(error, failed);
      options.onError?.(error);
      showFieldErrors(
        form,
        options.fields ?? fieldsIn(form.getValues()),
        error,
        alerts ? message : undefined,
      );
      return fail(message);
    }
    if (answer === false) return;
    const notice = typeof done === 'function' ? done(answer, typed) : done;
    toast(typeof notice === 'string' ? { title: notice } : notice);
    onDone(answer, typed);
  }

  return {
    form,
    field: fieldsOf(form),
    dialog: {
      dirty: isDirty,
      refused: errors.root?.message,
      onSubmit: form.handleSubmit(submit, options.onInvalid),
      onClose,
    },
  };
}

function fieldsIn<Values extends FieldValues>(values: Values): FieldPath<Values>[] {
  const isField = (name: string): name is FieldPath<Values> => name in values;
  return Object.keys(values).filter(isField);
}
