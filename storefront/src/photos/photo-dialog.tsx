import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useToast } from '../ui/toast';
import { isPermanent } from './finalize-uploads';
import { photoProblem } from './photo-problem';
import { createPhotoUploader, type PhotoUploader } from './photo-uploader';
import * as texts from './photos-texts';
import { useRefusedFiles } from './refused-files';
import { UploadDialog } from './upload-dialog';

const CONCURRENCY = 6;

interface PhotoDialogProps {
  isWanted: boolean;
  description: string;
  room: number;
  tooMany: string;
  lateWarning?: string;
  onPhotos: (photos: string[]) => void;
  onStay: () => void;
  onClose: () => void;
}

/** Uploads photos right away. Closes when all have arrived and none was refused. */
export function PhotoDialog({ room, tooMany, lateWarning, onPhotos, ...rest }: PhotoDialogProps) {
  const { toast } = useToast();
  // A photo that has arrived makes `room` smaller but stays in the list, so this is the initial room.
  const [roomAtStart] = useState(room);
  const [uploader, setUploader] = useState<PhotoUploader | null>(null);
  const isLate = useRef(false);
  const refusals = useRefusedFiles();
  const reportPhotos = useEffectEvent((photos: string[]) => {
    isLate.current ||= !photos.every(isPermanent);
    onPhotos(photos);
  });
  const notify = useEffectEvent(({ arrived, failed }: { arrived: number; failed: number }) => {
    if (lateWarning && isLate.current)
      toast({ title: texts.warning, description: lateWarning, tone: 'info' });
    else toast({ title: texts.uploadComplete, description: texts.imagesUploadedSuccessfully(arrived) });
    if (failed === 0 && refusals.refused.length === 0) rest.onClose();
  });
  const open = useEffectEvent(() =>
    createPhotoUploader({
      room: roomAtStart,
      tooMany,
      concurrency: CONCURRENCY,
      isAutomatic: true,
      problemOf: photoProblem,
      // A photo that doesn't have its permanent URL yet counts as arrived, too (rule 9.4).
      unfinishedProblemOf: (_name, refusal) => (refusal ? { message: refusal, retry: 'never' } : null),
      onPhotos: (photos) => reportPhotos(photos),
      onIdle: (result) => notify(result),
    }),
  );
  useEffect(() => {
    const opened = open();
    setUploader(opened);
    return () => opened.close();
  }, []);
  return uploader && <UploadDialog {...rest} {...refusals} uploader={uploader} room={roomAtStart} />;
}
