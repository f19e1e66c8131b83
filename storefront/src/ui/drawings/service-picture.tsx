import type { DrawingProps } from './drawing';
import { FullRelacePicture, WebRelacePicture } from './relacing-pictures';
import { FingerSeamPicture, PalmPatchPicture } from './repair-pictures';
import { BeforeAfterPicture, OilingPicture } from './restoration-pictures';

const pictures = {
  relacing: [FullRelacePicture, WebRelacePicture],
  repair: [PalmPatchPicture, FingerSeamPicture],
  restoration: [BeforeAfterPicture, OilingPicture],
} as const;

const isKnown = (category: string): category is keyof typeof pictures => Object.hasOwn(pictures, category);

type ServicePictureProps = DrawingProps & { category: string; variant?: number };

/** The picture of a service card; services of one category take turns by `variant`; one of none that is drawn gets the repair's. */
export function ServicePicture({ category, variant = 0, ...drawing }: ServicePictureProps) {
  const [first, second] = isKnown(category) ? pictures[category] : pictures.repair;
  const Picture = variant % 2 === 0 ? first : second;
  return <Picture {...drawing} />;
}
