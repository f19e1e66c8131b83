import chooseService from './files/choose-service.svg';
import expertRepair from './files/expert-repair.svg';
import receiveGlove from './files/receive-glove.svg';
import shipOrDropOff from './files/ship-or-drop-off.svg';
import { PictureFile, type PictureFileProps } from './picture-file';

const pictures = {
  'choose-service': chooseService,
  'ship-or-drop-off': shipOrDropOff,
  'expert-repair': expertRepair,
  'receive-glove': receiveGlove,
} as const;

type StepPictureProps = PictureFileProps & { step: keyof typeof pictures };

/** One of the four drawings of a glove's way through the shop. */
export function StepPicture({ step, className }: StepPictureProps) {
  return <PictureFile src={pictures[step]} height={240} className={className} />;
}
