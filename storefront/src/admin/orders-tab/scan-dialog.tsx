import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { requiredLine } from '#domain/customers/person';
import { orderOnSlip } from '#domain/lists/slip-code';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { NOT_REACHED } from '../../notices/not-loaded';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { fieldsOf } from '../../ui/form-fields';
import { CODE_INPUT } from '../../ui/input-kinds';
import { Stack } from '../../ui/layout';
import { TextField } from '../../ui/text-field';
import { useOnce } from '../../ui/use-once';
import { useScanHandler } from '../keys/hand-scanner';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './orders-tab-texts';
import { SlipCamera } from './slip-camera';

const scanForm = z.object({ code: requiredLine(1, texts.scanOrEnterCode) });

interface ScanDialogProps {
  onFound: (orderId: string) => void;
  onClose: () => void;
}

/** Finds an order by its slip: with the device's camera, a hand scanner that types, or its number (rule 15.11). */
export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const once = useOnce();
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(scanForm), defaultValues: { code: '' } });

  useScanHandler((id) => {
    onFound(id);
    return true;
  });

  const refuse = (message: string) => form.setError('code', { message }, { shouldFocus: true });

  async function find({ code }: { code: string }): Promise<void> {
    const id = orderOnSlip(code);
    if (id) return onFound(id);
    try {
      const { entries, total } = await queryClient.fetchQuery(
        adminOrderQueries.list({ search: code, limit: '1' }),
      );
      const [only] = entries;
      if (only && total === 1) onFound(only.id);
      else refuse(total === 0 ? texts.noOrderMatches(code) : texts.tooManyMatch(total));
    } catch (error) {
      refuse(messageOf(error, NOT_REACHED));
    }
  }

  return (
    <Dialog onClose={onClose} title={texts.scanASlip} description={texts.holdPackingSlipsCode}>
      <Stack>
        <SlipCamera
          onCode={(code) => {
            const id = orderOnSlip(code);
            if (id) onFound(id);
            else form.setError('code', { message: sharedTexts.notASlip });
          }}
        />
        <Stack
          as="form"
          $gap="12px"
          noValidate
          aria-label={sharedTexts.code}
          onSubmit={(event) => {
            event.preventDefault();
            void once(() => form.handleSubmit(find)());
          }}
        >
          <TextField
            label={texts.codeOrOrderNumber}
            hint={texts.handScannerWorksHere}
            // On a phone, the keyboard would cover the camera's picture.
            data-first-focus={window.matchMedia('(pointer: fine)').matches || undefined}
            {...CODE_INPUT}
            {...fieldsOf(form)('code')}
          />
          <div>
            <Button type="submit" busy={form.formState.isSubmitting} busyText={texts.searching}>
              {texts.openOrder}
            </Button>
          </div>
        </Stack>
      </Stack>
    </Dialog>
  );
}
