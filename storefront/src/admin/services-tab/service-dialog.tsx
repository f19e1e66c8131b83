import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { centsToDecimal } from '#domain/money';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABEL } from '#domain/service-category';
import type { ServiceView } from '#domain/service-contract';
import {
  SERVICE_FIELDS,
  type ServiceFormInput,
  type ServiceFormOutput,
  serviceForm,
} from '#domain/service-form';
import { useAddService, useChangeService } from '../../api/admin-services';
import { ApiError, waitOr } from '../../api/client';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/section';
import { SelectField } from '../../ui/select-field';
import { SwitchField } from '../../ui/switch-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../admin-texts';
import { changesOf } from './changes-of';

const CATEGORIES = SERVICE_CATEGORIES.map((value) => ({ value, label: SERVICE_CATEGORY_LABEL[value] }));
const NEW: ServiceFormInput = { name: '', description: '', price: '', category: 'relacing', active: true };

const Question = styled.p`
  flex: 1 1 220px;
  align-self: center;
  font-weight: 600;
`;

interface ServiceDialogProps {
  /** The service to edit; null for a new one. */
  service: ServiceView | null;
  onClose: () => void;
}

/** Adds a service or edits one (spec 5); what was typed is only thrown away when asked. */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const { toast } = useToast();
  const formId = useId();
  // As it was when the form was filled: what others change meanwhile is not sent back.
  const [opened] = useState(service);
  const [isLeaving, setLeaving] = useState(false);
  const add = useAddService();
  const change = useChangeService();
  const form = useForm<ServiceFormInput, unknown, ServiceFormOutput>({
    resolver: zodResolver(serviceForm),
    defaultValues: opened ? typedOf(opened) : NEW,
  });
  const { errors, isDirty } = form.formState;
  const active = useController({ control: form.control, name: 'active' }).field;
  const isBusy = add.isPending || change.isPending;
  const failed = opened ? ADMIN_TEXTS.serviceUpdateFailed : ADMIN_TEXTS.serviceCreateFailed;
  const failure = add.error ?? change.error;

  function send(typed: ServiceFormOutput): void {
    // A second Enter while the first is under way.
    if (isBusy) return;
    const then = {
      onSuccess() {
        toast({ title: opened ? ADMIN_TEXTS.serviceUpdated : ADMIN_TEXTS.serviceCreated });
        onClose();
      },
      onError(error: unknown) {
        toast({ title: 'Error', description: waitOr(error, failed), tone: 'danger' });
        const refused = error instanceof ApiError ? error.answer?.errors : undefined;
        for (const field of SERVICE_FIELDS) {
          if (refused?.[field]) form.setError(field, { message: refused[field] });
        }
      },
    };
    const changes = opened && changesOf(opened, typed);
    if (!changes) add.mutate(typed, then);
    else if (Object.keys(changes).length > 0) change.mutate({ id: opened.id, changes }, then);
    else onClose();
  }

  function leave(): void {
    if (isBusy) return;
    if (isDirty) setLeaving(true);
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      title={opened ? 'Edit Service' : 'Add Service'}
      footer={
        isLeaving ? (
          <>
            <Question role="alert">Discard what you typed?</Question>
            <Button variant="danger" onClick={onClose}>
              Discard
            </Button>
            <Button autoFocus onClick={() => setLeaving(false)}>
              Keep editing
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={isBusy} busyText="Saving...">
              {opened ? 'Save Changes' : 'Create Service'}
            </Button>
          </>
        )
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(send)} aria-label="Service">
        <Stack>
          {failure && <Alert tone="danger">{waitOr(failure, failed)}</Alert>}
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
            required
            error={errors.category?.message}
            {...form.register('category')}
          />
          <SwitchField label="Active" checked={active.value} onCheckedChange={active.onChange} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** A service as it stands in the form. */
function typedOf({ name, description, price, category, active }: ServiceView): ServiceFormInput {
  return { name, description, price: centsToDecimal(price), category, active: active === 1 };
}
