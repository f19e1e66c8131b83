import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { photoPairs, suggestedTitle } from '#domain/gallery/order-album';
import { orderAlbum } from '#domain/gallery/order-album-contract';
import { serviceName } from '#domain/orders/order-services';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { useAddOrderAlbum } from '../../api/gallery-changes';
import { serviceQueries } from '../../api/services';
import { Cluster, StackList } from '../../ui/arrange';
import { FieldError, FieldLabel } from '../../ui/field';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { photoFrame, SquarePhoto } from '../../ui/photo-square';
import { TextField } from '../../ui/text-field';
import { useDialogForm } from '../parts/dialog-form';
import { CheckField } from '../parts/dialog-part';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './gallery-texts';

const Photo = styled.div`
  ${photoFrame}
  width: 88px;
`;

const { thumbnailSide: side } = PICTURE_LIMITS;

/** Makes an album from an order's before and after photos (rule 36.4). */
export function AddToGalleryDialog({ order, onClose }: { order: OwnerOrderView; onClose: () => void }) {
  const services = useQuery(serviceQueries.list());
  const { mutateAsync } = useAddOrderAlbum(order.id);
  const [pairs] = useState(() => photoPairs(order));
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const chosen = pairs.filter(({ before }) => !leftOut.includes(before));
  const [first] = order.items;
  const { field, dialog } = useDialogForm({
    schema: orderAlbum.pick({ title: true }),
    values: {
      title: suggestedTitle(
        services.data && first ? serviceName(services.data, first.serviceId) : '',
        first?.gloveDetails ?? '',
      ),
    },
    send: ({ title }) => mutateAsync({ title, pairs: chosen }),
    done: texts.added,
    failed: texts.addFailed,
    quotes: true,
    onClose,
  });
  const isNamed = order.gallery?.mayShow === 'with-first-name';
  return (
    <FormDialog
      {...dialog}
      title={texts.addToGallery}
      busyText={sharedTexts.adding}
      ready={chosen.length > 0}
    >
      <TextField
        label={texts.albumTitle}
        hint={isNamed ? texts.albumTitleHint : texts.albumTitleHintUnnamed}
        autoComplete="off"
        required
        {...field('title')}
      />
      <Stack $gap={1} role="group" aria-label={texts.photosToShow}>
        <FieldLabel as="p">{texts.photosToShow}</FieldLabel>
        <StackList>
          {pairs.map(({ before, after }, index) => (
            <li key={before}>
              <CheckField
                label={texts.pairNumber(index + 1)}
                checked={!leftOut.includes(before)}
                onCheckedChange={(isChosen) =>
                  setLeftOut((now) => (isChosen ? now.filter((each) => each !== before) : [...now, before]))
                }
              />
              <Cluster>
                {[before, after].map((photo) => (
                  <Photo key={photo}>
                    <SquarePhoto src={thumbnailOf(photo)} alt="" loading="lazy" width={side} height={side} />
                  </Photo>
                ))}
              </Cluster>
            </li>
          ))}
        </StackList>
        {chosen.length === 0 && <FieldError>{texts.choosePhotos}</FieldError>}
      </Stack>
    </FormDialog>
  );
}
