import beforeAfter from './files/before-after.svg';
import breakIn from './files/break-in.svg';
import catcherMitt from './files/catcher-mitt.svg';
import cleaning from './files/cleaning.svg';
import fingerRelace from './files/finger-relace.svg';
import firstBaseMitt from './files/first-base-mitt.svg';
import fullRelace from './files/full-relace.svg';
import heelRelace from './files/heel-relace.svg';
import lettering from './files/lettering.svg';
import padding from './files/padding.svg';
import palmPatch from './files/palm-patch.svg';
import seam from './files/seam.svg';
import webRelace from './files/web-relace.svg';
import { PictureFile, type PictureFileProps } from './picture-file';

const pictures = {
  'full-relace': fullRelace,
  'web-relace': webRelace,
  'finger-relace': fingerRelace,
  'heel-relace': heelRelace,
  'catcher-mitt': catcherMitt,
  'first-base-mitt': firstBaseMitt,
  'palm-patch': palmPatch,
  seam,
  padding,
  lettering,
  cleaning,
  'before-after': beforeAfter,
  'break-in': breakIn,
} as const;

type ServicePictureProps = PictureFileProps & { picture: keyof typeof pictures };

export function ServicePicture({ picture, className }: ServicePictureProps) {
  return <PictureFile src={pictures[picture]} height={200} className={className} />;
}
