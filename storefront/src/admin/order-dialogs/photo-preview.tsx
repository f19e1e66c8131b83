import styled from 'styled-components';
import { Dialog } from '../../ui/dialog';
import { FullPicture } from '../../ui/full-picture';

const Stage = styled.div`
  display: grid;
  height: 72svh;
`;

interface PhotoPreviewProps {
  photo: string;
  onClose: () => void;
}

/** One photo of an order, enlarged (rule 7.10). */
export function PhotoPreview({ photo, onClose }: PhotoPreviewProps) {
  return (
    <Dialog onClose={onClose} size="full" title="Image Preview">
      <Stage>
        <FullPicture src={photo} alt="Enlarged" />
      </Stage>
    </Dialog>
  );
}
