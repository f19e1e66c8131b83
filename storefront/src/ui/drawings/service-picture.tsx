import type { DrawingProps } from './drawing';
import { FullRelacePicture, WebRelacePicture } from './relacing-pictures';
import { FingerSeamPicture, PalmPatchPicture } from './repair-pictures';
import { BeforeAfterPicture, OilingPicture } from './restoration-pictures';

const pictures = {
  relacing: [FullRelacePicture, WebRelacePicture],
  repair: [PalmPatchPicture, FingerSeamPicture],
  restoration: [BeforeAfterPicture, OilingPicture],
} as const;

type ServicePictureProps = DrawingProps & { category: keyof typeof pictures; variant?: number };

/** The picture of a service card; services of one category take turns by `variant`. */
export function ServicePicture({ category, variant = 0, ...drawing }: ServicePictureProps) {
  const [first, second] = pictures[category];
  const Picture = variant % 2 === 0 ? first : second;
  return <Picture {...drawing} />;
}
