import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { textOfLines } from '#domain/catalogue/included-lines';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import {
  SERVICE_FIELDS,
  type ServiceCreate,
  type ServiceFormInput,
  type ServiceFormOutput,
  serviceForm,
} from '#domain/catalogue/service-changes';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { centsToDecimal } from '#domain/wire/money';
import { useAddService, useChangeService } from '../../api/admin-services';
import { ChangedMeanwhile } from '../../api/change-seen';
import { waitOr } from '../../api/client';
import { showFieldErrors } from '../../api/show-field-errors';
import { photoChanges } from '../../photos/photo-changes';
import { PhotoField } from '../../photos/photo-field';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { SelectField } from '../../ui/select-field';
import { SwitchField } from '../../ui/switch-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { changedFields } from '../parts/changed-fields';
import { useFormDraft } from '../parts/use-form-draft';

const CATEGORIES = SERVICE_CATEGORIES.map((value) => ({ value, label: SERVICE_CATEGORY_LABEL[value] }));
const NEW: ServiceFormInput = {
  name: '',
  description: '',
  price: '',
  category: 'relacing',
  active: true,
  picture: null,
  included: '',
  days: '',
};

interface ServiceDialogProps {
  /** The service to edit; null for a new one. */
  service: ServiceView | null;
  onClose: () => void;
}

/** Adds a service or edits one (rules 3.1 and 3.9). */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const { toast } = useToast();
  // The service as the form was filled, so that others' changes meanwhile are not sent back.
  const [opened, setOpened] = useState(service);
  const add = useAddService();
  const change = useChangeService();
  const form = useForm<ServiceFormInput, unknown, ServiceFormOutput>({
    resolver: zodResolver(serviceForm),
    defaultValues: opened ? typedOf(opened) : NEW,
  });
  const { errors, isDirty } = form.formState;
  useFormDraft(opened ? `service ${opened.id}` : 'new service', form);
  const active = useController({ control: form.control, name: 'active' }).field;
  const picture = useController({ control: form.control, name: 'picture' }).field;

  const pictureChanges = photoChanges(
    () => [form.getValues('picture') ?? []].flat(),
    ([chosen = null]) => picture.onChange(chosen),
  );

  /** Keeps what was typed and fills the rest with what the shop has now. */
  function startFrom(newest: ServiceView): void {
    setOpened(newest);
    form.reset(typedOf(newest), { keepDirtyValues: true });
  }

  async function send(typed: ServiceFormOutput): Promise<void> {
    const changes = opened && changedFields({ ...form.formState.defaultValues }, form.getValues(), typed);
    try {
      if (!changes) await add.mutateAsync(saidOf(typed));
      else if (Object.keys(changes).length > 0) await change.mutateAsync({ seen: opened, changes });
    } catch (error) {
      if (opened && error instanceof ChangedMeanwhile) startFrom(error.newest);
      showFieldErrors(form, SERVICE_FIELDS, error);
      const failed = opened ? ADMIN_TEXTS.serviceUpdateFailed : ADMIN_TEXTS.serviceCreateFailed;
      toast({ title: 'Error', description: waitOr(error, failed), tone: 'danger' });
      return;
    }
    toast({ title: opened ? ADMIN_TEXTS.serviceUpdated : ADMIN_TEXTS.serviceCreated });
    onClose();
  }

  return (
    <FormDialog
      title={opened ? 'Edit Service' : 'Add Service'}
      submit={opened ? 'Save Changes' : 'Create Service'}
      busyText="Saving..."
      dirty={isDirty}
      onSubmit={opened && !isDirty ? async () => onClose() : form.handleSubmit(send)}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label="Name"
          autoComplete="off"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextAreaField
          label="Description"
          hint="One or two sentences: what you do to the glove."
          rows={4}
          required
          error={errors.description?.message}
          {...form.register('description')}
        />
        <TextField
          label="Price ($)"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          required
          error={errors.price?.message}
          // Scrolling past must not change the price.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          {...form.register('price')}
        />
        <SelectField
          label="Category"
          hint="Relacing services let the customer choose a lace color."
          options={CATEGORIES}
          placeholder={opened && !isKnown(opened.category) ? opened.category : undefined}
          required
          error={errors.category?.message}
          {...form.register('category')}
        />
        <TextAreaField
          label="What's included (optional)"
          hint="A short line for each thing, six at most."
          rows={3}
          error={errors.included?.message}
          {...form.register('included')}
        />
        <TextField
          label="Days (optional)"
          hint="How long it takes. Left empty, the turnaround of the shop settings."
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          error={errors.days?.message}
          onWheel={({ currentTarget }) => currentTarget.blur()}
          {...form.register('days')}
        />
        <PhotoField
          label="Picture (optional)"
          hint="A photo of the work. Without one the shop shows its drawing."
          photos={picture.value ? [picture.value] : []}
          max={1}
          tooMany="A service has one picture. Take it out to choose another one."
          error={errors.picture?.message}
          {...pictureChanges}
        />
        <SwitchField label="Active" checked={active.value} onCheckedChange={active.onChange} />
      </Stack>
    </FormDialog>
  );
}

/** A service as form values. */
function typedOf({ category, ...service }: ServiceView): Partial<ServiceFormInput> {
  const { name, description, price, active, picture = null, included = [], days } = service;
  const known = SERVICE_CATEGORIES.find((each) => each === category);
  return {
    name,
    description,
    price: centsToDecimal(price),
    category: known,
    active: active === 1,
    picture,
    included: textOfLines(included),
    days: days ? String(days) : '',
  };
}

/** What is said of a new service; what was left empty is not. */
function saidOf({ picture, included, days, ...needed }: ServiceFormOutput): ServiceCreate {
  return {
    ...needed,
    ...(picture && { picture }),
    ...(included.length > 0 && { included }),
    ...(days && { days }),
  };
}

const isKnown = (category: string) => Object.hasOwn(SERVICE_CATEGORY_LABEL, category);
