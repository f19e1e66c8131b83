import type { DrawingProps } from './drawing';
import {
  CatcherMittPicture,
  FingerRelacePicture,
  FirstBaseMittPicture,
  FullRelacePicture,
  HeelRelacePicture,
  WebRelacePicture,
} from './relacing-pictures';
import { FingerSeamPicture, LetteringPicture, PaddingPicture, PalmPatchPicture } from './repair-pictures';
import { BeforeAfterPicture, BreakInPicture, OilingPicture } from './restoration-pictures';

const pictures = {
  'full-relace': FullRelacePicture,
  'web-relace': WebRelacePicture,
  'finger-relace': FingerRelacePicture,
  'heel-relace': HeelRelacePicture,
  'catcher-mitt': CatcherMittPicture,
  'first-base-mitt': FirstBaseMittPicture,
  'palm-patch': PalmPatchPicture,
  seam: FingerSeamPicture,
  padding: PaddingPicture,
  lettering: LetteringPicture,
  cleaning: OilingPicture,
  'before-after': BeforeAfterPicture,
  'break-in': BreakInPicture,
} as const;

type ServicePictureProps = DrawingProps & { picture: keyof typeof pictures };

/** The drawing of a service; which one, domain/catalogue says by the service's name. */
export function ServicePicture({ picture, ...drawing }: ServicePictureProps) {
  const Picture = pictures[picture];
  return <Picture {...drawing} />;
}
