import { type UseFormReturn, useController } from 'react-hook-form';
import { textOfLines } from '#domain/catalogue/included-lines';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import {
  type ServiceCreate,
  type ServiceFormInput,
  type ServiceFormOutput,
  serviceForm,
} from '#domain/catalogue/service-changes';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { centsToDecimal } from '#domain/wire/money';
import { useAddService, useChangeService } from '../../api/admin-services';
import { photoChanges } from '../../photos/photo-changes';
import { PhotoField } from '../../photos/photo-field';
import { FormDialog } from '../../ui/form-dialog';
import { fieldsOf } from '../../ui/form-fields';
import { SelectField } from '../../ui/select-field';
import { SwitchField } from '../../ui/switch-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import { useDialogForm, useEditForm } from '../parts/dialog-form';
import { NumberField } from '../parts/number-field';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './services-tab-texts';

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

/** Adds a service (rule 3.1). */
export function AddServiceDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useAddService();
  const { form, dialog } = useDialogForm({
    schema: serviceForm,
    values: NEW,
    draft: 'new service',
    send: (typed) => mutateAsync(filledFields(typed)),
    done: texts.serviceCreated,
    failed: texts.serviceCreateFailed,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={texts.addService} submit={texts.createService}>
      <ServiceFields form={form} />
    </FormDialog>
  );
}

/** Edits a service (rule 3.9). */
export function EditServiceDialog({ service, onClose }: { service: ServiceView; onClose: () => void }) {
  const { form, dialog } = useEditForm({
    doc: service,
    schema: serviceForm,
    valuesOf: typedOf,
    draft: `service ${service.id}`,
    send: useChangeService().mutateAsync,
    done: texts.serviceUpdated,
    failed: texts.serviceUpdateFailed,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={texts.editService} submit={sharedTexts.saveChanges}>
      <ServiceFields form={form} category={service.category} />
    </FormDialog>
  );
}

interface ServiceFieldsProps {
  form: UseFormReturn<ServiceFormInput, unknown, ServiceFormOutput>;
  category?: string;
}

function ServiceFields({ form, category }: ServiceFieldsProps) {
  const field = fieldsOf(form);
  const { value: picture, onChange: choose } = useController({
    control: form.control,
    name: 'picture',
  }).field;
  const pictureChanges = photoChanges(
    () => [form.getValues('picture') ?? []].flat(),
    ([chosen = null]) => choose(chosen),
  );
  return (
    <>
      <TextField label={uiTexts.name} autoComplete="off" required {...field('name')} />
      <TextAreaField
        label={texts.description}
        hint={texts.oneOrTwoSentences}
        rows={4}
        required
        {...field('description')}
      />
      <NumberField label={texts.price} inputMode="decimal" min={0} step={0.01} required {...field('price')} />
      <SelectField
        label={texts.category}
        hint={texts.relacingHint}
        options={CATEGORIES}
        placeholder={category && !isKnown(category) ? category : undefined}
        required
        {...field('category')}
      />
      <TextAreaField
        label={texts.whatsIncludedOptional}
        hint={texts.shortLineForEach}
        rows={3}
        {...field('included')}
      />
      <NumberField
        label={texts.daysOptional}
        hint={texts.howLongItTakes}
        min={1}
        step={1}
        {...field('days')}
      />
      <PhotoField
        label={texts.pictureOptional}
        hint={texts.photoOfWork}
        photos={picture ? [picture] : []}
        max={1}
        tooMany={texts.serviceHasOnePicture}
        error={form.formState.errors.picture?.message}
        {...pictureChanges}
      />
      <SwitchField
        label={sharedTexts.active}
        checked={form.watch('active')}
        onCheckedChange={(active) => form.setValue('active', active, { shouldDirty: true })}
      />
    </>
  );
}

function typedOf({ category, ...service }: ServiceView): Partial<ServiceFormInput> {
  const { name, description, price, active, picture = null, included = [], days } = service;
  const knownCategory = SERVICE_CATEGORIES.find((each) => each === category);
  return {
    name,
    description,
    price: centsToDecimal(price),
    category: knownCategory,
    active: active === 1,
    picture,
    included: textOfLines(included),
    days: days ? String(days) : '',
  };
}

function filledFields({ picture, included, days, ...needed }: ServiceFormOutput): ServiceCreate {
  return {
    ...needed,
    ...(picture && { picture }),
    ...(included.length > 0 && { included }),
    ...(days && { days }),
  };
}

const isKnown = (category: string) => Object.hasOwn(SERVICE_CATEGORY_LABEL, category);
