import { Eye, Mails, Users } from 'lucide-react';
import { type Ref, useImperativeHandle, useSyncExternalStore } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import styled from 'styled-components';
import type { OneSetting } from '#domain/shop-settings/setting-kinds';
import type { ShopSettingsView } from '#domain/shop-settings/settings-contract';
import { SETTING_FIELDS } from '#domain/shop-settings/settings-fields';
import { type SettingsGroupName, settingsGroup } from '#domain/shop-settings/settings-groups';
import { paths } from '../../addresses/paths';
import { useChangeSettings } from '../../api/shop-settings';
import { finalizeAll } from '../../photos/finalize-uploads';
import { Cluster, Muted } from '../../ui/arrange';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { useFormSending } from '../../ui/use-form-sending';
import { useOpened } from '../../ui/use-opened';
import { useEditForm } from '../parts/dialog-form';
import { Panel } from '../parts/panel';
import * as sharedTexts from '../parts/shared-texts';
import { Beside, SaveBar, WIDE } from './form-parts';
import { HomePreview } from './home-preview';
import { ListInput } from './list-input';
import { OneInput } from './one-input';
import { type GroupInput, groupForm, groupInput, picturePaths } from './settings-form';
import * as texts from './settings-texts';

/** Its space is kept until the script knows how wide the page is. */
const Aside = styled.div`
  display: none;
  @media ${WIDE} {
    position: sticky;
    top: 80px;
    display: block;
  }
`;

const Narrow = styled.span`
  display: contents;
  @media ${WIDE} {
    display: none;
  }
`;

function subscribeToWidth(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const useIsWide = () =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );

type GroupFormApi = UseFormReturn<GroupInput, unknown, Record<string, unknown>>;

function OneField({ name, field, form }: { name: string; field: OneSetting; form: GroupFormApi }) {
  const { field: input, fieldState } = useController({ control: form.control, name });
  return (
    <OneInput
      field={field}
      value={String(input.value)}
      error={fieldState.error?.message}
      inputRef={input.ref}
      read={() => String(form.getValues(name))}
      onChange={(value) => form.setValue(name, value, { shouldDirty: true })}
    />
  );
}

/** Gives new pictures their permanent URLs. Null if some have none yet, and their fields show that. */
async function withPictures(group: SettingsGroupName, form: GroupFormApi, changes: object) {
  let isReady = true;
  for (const path of picturePaths(group, form.getValues())) {
    const picture = form.getValues(path);
    if (typeof picture !== 'string' || picture === '') continue;
    const { photos, problem } = await finalizeAll([picture]);
    form.setValue(path, photos[0] ?? '', { shouldDirty: true });
    if (problem) form.setError(path, { message: problem });
    isReady &&= !problem;
  }
  if (!isReady) return null;
  const sent = groupForm(group).parse(form.getValues());
  return Object.fromEntries(Object.entries(sent).filter(([name]) => name in changes));
}

export interface GroupFormHandle {
  /** Leaves the group, and asks first if there are changes. */
  goOrAsk: (go: () => void) => void;
}

interface GroupFormProps {
  group: SettingsGroupName;
  settings: ShopSettingsView;
  ref: Ref<GroupFormHandle>;
}

/** The form for a group of settings, which is saved on its own, with a preview of the home page. */
export function GroupForm({ group, settings, ref }: GroupFormProps) {
  const { title, hint, fields } = settingsGroup(group);
  const { mutateAsync } = useChangeSettings();
  const isWide = useIsWide();
  const preview = useOpened('preview');
  const { form, dialog, startFrom } = useEditForm({
    doc: settings,
    schema: groupForm(group),
    valuesOf: (seen) => groupInput(group, seen),
    draft: `settings ${group}`,
    keepsDraft: true,
    async send({ seen, changes }) {
      const sent = await withPictures(group, form, changes);
      return sent !== null && mutateAsync({ seen, changes: sent });
    },
    done: { title: texts.saved(title), description: texts.shownNow },
    failed: texts.notSaved,
    onDone: (newest) => startFrom(newest),
    onClose: () => undefined,
  });
  const { dirty, onSubmit } = dialog;
  const { busy, send, goOrAsk, question } = useFormSending({ dirty, onSubmit });
  useImperativeHandle(ref, () => ({ goOrAsk }));
  const shown = <HomePreview group={group} control={form.control} />;

  return (
    <Beside>
      <Panel
        title={title}
        actions={
          <Narrow>
            <Button variant="secondary" onClick={() => preview.open()}>
              <Eye size={20} />
              {sharedTexts.preview}
            </Button>
          </Narrow>
        }
      >
        <form noValidate onSubmit={send}>
          <Stack $gap={3}>
            {hint && <Muted $max="68ch">{hint}</Muted>}
            {fields.map((name) => {
              const field = SETTING_FIELDS[name];
              return field.kind === 'list' ? (
                <ListInput key={name} name={name} list={field} form={form} />
              ) : (
                <OneField key={name} name={name} field={field} form={form} />
              );
            })}
            {group === 'people' && <StaffLink />}
            {group === 'emails' && <OpeningsLink />}
            <SaveBar dirty={dirty} busy={busy} question={question} reset={() => form.reset()} />
          </Stack>
        </form>
      </Panel>
      <Aside>{isWide && <Panel title={texts.homePage}>{shown}</Panel>}</Aside>
      {preview.what !== null && !isWide && (
        <Dialog title={texts.homePage} size="full" onClose={preview.close}>
          {shown}
        </Dialog>
      )}
    </Beside>
  );
}

function StaffLink() {
  return (
    <Cluster>
      <ButtonLink variant="secondary" to={paths.adminStaff.href()}>
        <Users size={20} />
        {texts.staffPage}
      </ButtonLink>
    </Cluster>
  );
}

function OpeningsLink() {
  return (
    <Cluster>
      <ButtonLink variant="secondary" to={paths.adminSettings.href({ group: 'openings' })}>
        <Mails size={20} />
        {texts.openingsAndPreviews}
      </ButtonLink>
    </Cluster>
  );
}
