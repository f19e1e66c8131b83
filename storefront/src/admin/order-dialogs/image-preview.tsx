import styled from 'styled-components';
import { Dialog } from '../../ui/dialog';
import { FullImage } from '../../ui/full-image';

const Stage = styled.div`
  display: grid;
  height: 72svh;
`;

interface ImagePreviewProps {
  image: string;
  onClose: () => void;
}

/** One photo of an order, enlarged (rule 7.10). */
export function ImagePreview({ image, onClose }: ImagePreviewProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="full"
      title="Image Preview"
    >
      <Stage>
        <FullImage src={image} alt="Enlarged" />
      </Stage>
    </Dialog>
  );
}
