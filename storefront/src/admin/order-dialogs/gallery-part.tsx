import { Images } from 'lucide-react';
import { useId, useState } from 'react';
import { isYes } from '#domain/gallery/may-show';
import { photoPairs } from '#domain/gallery/order-album';
import { dashboardAddress } from '#domain/lists/dashboard-address';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { Muted } from '../../ui/arrange';
import { ButtonLink } from '../../ui/button';
import { ActionButton } from '../parts/action-button';
import { Part, Row } from '../parts/dialog-part';
import * as sharedTexts from '../parts/shared-texts';
import { AddToGalleryDialog } from './add-to-gallery-dialog';
import * as texts from './gallery-texts';

type Shown = OwnerOrderView & { gallery: NonNullable<OwnerOrderView['gallery']> };

/** The customer's answer about showing the glove, and its album (rule 36.4). */
export function GalleryPart({ order }: { order: Shown }) {
  const id = useId();
  const [isAdding, setIsAdding] = useState(false);
  const { mayShow, albumId } = order.gallery;
  if (albumId)
    return (
      <Part title={sharedTexts.gallery}>
        <Muted>{texts.isInGallery}</Muted>
        <Row>
          <ButtonLink variant="secondary" to={dashboardAddress({ tab: 'gallery', edit: albumId })}>
            <Images size={20} />
            {texts.openAlbum}
          </ButtonLink>
        </Row>
      </Part>
    );
  const canAdd = isYes(mayShow) && photoPairs(order).length > 0;
  return (
    <Part title={sharedTexts.gallery}>
      <Muted id={id}>{reasonOf(order)}</Muted>
      {/* It isn't disabled, so screen readers can reach it and say why it doesn't work. */}
      <ActionButton
        icon={Images}
        aria-haspopup="dialog"
        aria-disabled={!canAdd || undefined}
        aria-describedby={id}
        onClick={() => canAdd && setIsAdding(true)}
      >
        {texts.addToGallery}
      </ActionButton>
      {isAdding && <AddToGalleryDialog order={order} onClose={() => setIsAdding(false)} />}
    </Part>
  );
}

function reasonOf(order: Shown): string {
  const { mayShow } = order.gallery;
  if (mayShow === null) return texts.notAnswered(order.customerName);
  if (mayShow === 'no') return texts.customerDeclined(order.customerName);
  if (photoPairs(order).length === 0) return texts.noPairs;
  const said = mayShow === 'with-first-name' ? texts.withFirstName : texts.withoutName;
  return said(order.customerName);
}
