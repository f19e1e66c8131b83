import { Save } from 'lucide-react';
import styled from 'styled-components';
import { WORK_PHOTOS_MAX } from '#domain/orders/admin-order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { PhotoField } from '../../photos/photo-field';
import { Button } from '../../ui/button';
import { space } from '../../ui/tokens';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { Part, PartHeading } from './dialog-parts';
import type { useWorkPhotos } from './use-work-photos';

/** What the field for photos of the glove as it came is called. */
export const BEFORE = 'Before';

const LISTS = [
  {
    name: 'beforeImages',
    label: BEFORE,
    which: 'before',
    hint: 'The glove as it came. Images only, 10 MB each.',
  },
  {
    name: 'afterImages',
    label: 'After',
    which: 'after',
    hint: 'The finished work. Images only, 10 MB each.',
  },
] as const;

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space[2]} ${space[3]};
  align-items: start;
`;

interface WorkPhotosProps {
  work: ReturnType<typeof useWorkPhotos>;
  onOpen: (photo: string) => void;
}

/** Photos of the glove before and after the work; nothing is stored before they are saved. */
export function WorkPhotos({ work, onOpen }: WorkPhotosProps) {
  return (
    <Part aria-label="Work photos">
      <PartHeading>Work Photos</PartHeading>
      <Lists>
        {LISTS.map(({ name, label, which, hint }) => (
          <PhotoField
            key={name}
            {...work.list(name)}
            label={label}
            which={which}
            hint={hint}
            max={WORK_PHOTOS_MAX}
            tooMany={MESSAGES.tooManyWorkPhotos}
            lateWarning={ADMIN_TEXTS.photosNotReady}
            onOpen={onOpen}
          />
        ))}
      </Lists>
      <div>
        <Button
          variant={work.isDirty ? 'primary' : 'secondary'}
          disabled={!work.isDirty}
          busy={work.isBusy}
          busyText="Saving..."
          onClick={work.save}
        >
          <Save size={20} strokeWidth={2} aria-hidden />
          Save Photos
        </Button>
      </div>
    </Part>
  );
}
