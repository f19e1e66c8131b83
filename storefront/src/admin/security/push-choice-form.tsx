import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { PushChoice, PushDeviceView } from '#domain/push/push-contract';
import { type PushKindName, pushLabel } from '#domain/push/push-kinds';
import { useChangePush, useTestPush } from '../../api/push';
import { success, useNotices } from '../../notices/use-notices';
import { Cluster, Grid, Muted } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { FieldLabel } from '../../ui/field';
import { fieldsOf } from '../../ui/form-fields';
import { Stack } from '../../ui/layout';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import { onFirstClick, useOnce } from '../../ui/use-once';
import { CheckField } from '../parts/dialog-part';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './push-texts';

interface Values {
  kinds: PushKindName[];
  isQuiet: boolean;
  from: string;
  to: string;
}

const NIGHT = { from: '22:00', to: '07:00' };

const valuesOf = ({ kinds, quiet }: PushChoice): Values => ({
  kinds,
  isQuiet: quiet !== null,
  ...(quiet ?? NIGHT),
});

interface PushChoiceFormProps {
  device: PushDeviceView;
  kinds: readonly PushKindName[];
  timeZone: string;
}

export function PushChoiceForm({ device, kinds, timeZone }: PushChoiceFormProps) {
  const { id } = device;
  const { attempt } = useNotices();
  const change = useChangePush();
  const test = useTestPush();
  const once = useOnce();
  const form = useForm<Values>({ defaultValues: valuesOf(device) });
  const group = useId();
  const isQuiet = form.watch('isQuiet');
  const field = fieldsOf(form);
  const needed = { required: texts.enterATime };

  async function save(values: Values): Promise<void> {
    const { from, to } = values;
    const quiet = values.isQuiet ? { from, to } : null;
    const isSaved = await attempt(() => change.mutateAsync({ id, kinds: values.kinds, quiet }), {
      done: success(texts.saved),
      failed: texts.saveFailed,
      quotes: true,
    });
    if (isSaved) form.reset(values);
  }

  const sendTest = () =>
    once(() =>
      attempt(() => test.mutateAsync(id), {
        done: success(texts.testSent),
        failed: texts.testFailed,
        quotes: true,
      }),
    );

  return (
    <Stack
      as="form"
      $gap="16px"
      noValidate
      aria-label={texts.onThisDevice}
      onSubmit={(event) => {
        event.preventDefault();
        void once(() => form.handleSubmit(save)());
      }}
    >
      <Stack role="group" aria-labelledby={group} $gap="12px">
        <FieldLabel as="p" id={group}>
          {texts.tellMeAbout}
        </FieldLabel>
        <Controller
          control={form.control}
          name="kinds"
          render={({ field: { value, onChange } }) => (
            <Grid $min={220} $gap="12px">
              {kinds.map((kind) => (
                <CheckField
                  key={kind}
                  label={pushLabel(kind)}
                  checked={value.includes(kind)}
                  onCheckedChange={(isOn) =>
                    onChange(isOn ? [...value, kind] : value.filter((other) => other !== kind))
                  }
                />
              ))}
            </Grid>
          )}
        />
      </Stack>
      <Controller
        control={form.control}
        name="isQuiet"
        render={({ field: { value, onChange } }) => (
          <CheckField label={texts.quietHours} checked={value} onCheckedChange={onChange} />
        )}
      />
      {isQuiet && (
        <>
          <Grid $min={140} $gap="12px">
            <TextField type="time" label={sharedTexts.from} {...field('from', needed)} />
            <TextField type="time" label={texts.until} {...field('to', needed)} />
          </Grid>
          <Muted $max="68ch">{texts.quietHint(timeZone)}</Muted>
        </>
      )}
      <Cluster $gap="8px 16px">
        <Button type="submit" busy={change.isPending} busyText={uiTexts.saving}>
          {sharedTexts.save}
        </Button>
        <Button
          type="button"
          variant="secondary"
          busy={test.isPending}
          busyText={uiTexts.sending}
          onClick={onFirstClick(sendTest)}
        >
          {texts.sendATest}
        </Button>
      </Cluster>
    </Stack>
  );
}
