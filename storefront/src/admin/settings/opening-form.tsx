import { ArrowLeft, RotateCcw, Send } from 'lucide-react';
import { type Ref, useImperativeHandle } from 'react';
import { emailDraft, type OpenedEmail, openingOf } from '#domain/email/openings';
import { OUTBOX_KIND_LABEL } from '#domain/email/outbox';
import { openingChange, openingLineOf } from '#domain/shop-settings/opening-settings';
import type { ShopSettingsView } from '#domain/shop-settings/settings-contract';
import { useTestEmail } from '../../api/emails';
import { useChangeSettings } from '../../api/shop-settings';
import { useNotices } from '../../notices/use-notices';
import { Stack } from '../../ui/layout';
import { TextAreaField } from '../../ui/text-area-field';
import * as uiTexts from '../../ui/ui-texts';
import { useFormSending } from '../../ui/use-form-sending';
import { onFirstClick, useOnce } from '../../ui/use-once';
import { ActionButton } from '../parts/action-button';
import { useEditForm } from '../parts/dialog-form';
import { Loaded } from '../parts/loaded';
import { Panel } from '../parts/panel';
import * as sharedTexts from '../parts/shared-texts';
import { EmailPreview, useEmailPreview } from './email-preview';
import { Beside, SaveBar } from './form-parts';
import type { GroupFormHandle } from './group-form';
import * as texts from './settings-texts';

function hintFor(email: OpenedEmail): string {
  const { placeholders, setting } = openingOf(email);
  return [
    setting && texts.comesAfterHi,
    placeholders.length > 0 && texts.placeholders(placeholders),
    texts.emptyForDefault,
  ]
    .filter(Boolean)
    .join(' ');
}

interface OpeningFormProps {
  email: OpenedEmail;
  settings: ShopSettingsView;
  onClose: () => void;
  ref: Ref<GroupFormHandle>;
}

/** The opening line of one kind of email, with a preview and a test (rules 35.2, 35.5, and 35.6). */
export function OpeningForm({ email, settings, onClose, ref }: OpeningFormProps) {
  const { mutateAsync } = useChangeSettings();
  const { form, field, dialog, startFrom } = useEditForm({
    doc: settings,
    schema: emailDraft,
    valuesOf: (seen) => ({ email, line: openingLineOf(seen, email) }),
    draft: `opening ${email}`,
    keepsDraft: true,
    send: ({ seen, typed }) => mutateAsync({ seen, changes: openingChange(seen, typed) }),
    done: (_newest, { line }) => ({
      title: texts.openingSaved,
      description: line ? texts.openingInUse : texts.defaultInUse,
    }),
    failed: texts.openingNotSaved,
    onDone: (newest) => startFrom(newest),
    onClose: () => undefined,
  });
  const { dirty, onSubmit } = dialog;
  const { busy, send, goOrAsk, question } = useFormSending({ dirty, onSubmit });
  useImperativeHandle(ref, () => ({ goOrAsk }));
  const line = form.watch('line');
  const preview = useEmailPreview({ email, line });

  return (
    <Beside>
      <Panel
        title={OUTBOX_KIND_LABEL[email]}
        actions={
          <ActionButton icon={ArrowLeft} size="sm" onClick={() => goOrAsk(onClose)}>
            {texts.allEmails}
          </ActionButton>
        }
      >
        <form noValidate onSubmit={send}>
          <Stack $gap={3}>
            <TextAreaField
              label={texts.openingLine}
              hint={hintFor(email)}
              rows={4}
              placeholder={preview.data?.usual}
              {...field('line')}
            />
            <SaveBar dirty={dirty} busy={busy} question={question} reset={() => form.reset()}>
              {line !== '' && (
                <ActionButton
                  icon={RotateCcw}
                  disabled={busy}
                  onClick={() => {
                    form.setValue('line', '', { shouldDirty: true });
                    form.clearErrors('line');
                  }}
                >
                  {texts.resetToDefault}
                </ActionButton>
              )}
            </SaveBar>
          </Stack>
        </form>
      </Panel>
      <Panel
        title={sharedTexts.preview}
        actions={
          <SendTest email={email} check={() => form.trigger('line', { shouldFocus: true })} line={line} />
        }
      >
        <Loaded query={preview} loading={texts.drawingPreview} failed={texts.previewDidntLoad} warns>
          {(shown) => <EmailPreview name={OUTBOX_KIND_LABEL[email]} email={shown} />}
        </Loaded>
      </Panel>
    </Beside>
  );
}

interface SendTestProps {
  email: OpenedEmail;
  line: string;
  /** Shows what's wrong with the line. Returns true if nothing is. */
  check: () => Promise<boolean>;
}

function SendTest({ email, line, check }: SendTestProps) {
  const { mutateAsync, isPending } = useTestEmail();
  const { attempt, toast } = useNotices();
  const once = useOnce();
  const send = () =>
    once(async () => {
      if (!(await check())) return;
      await attempt(async () => toast({ title: texts.testSent((await mutateAsync({ email, line })).to) }), {
        failed: texts.testNotSent,
      });
    });
  return (
    <ActionButton icon={Send} size="sm" disabled={isPending} onClick={onFirstClick(send)}>
      {isPending ? uiTexts.sending : texts.sendTest}
    </ActionButton>
  );
}
