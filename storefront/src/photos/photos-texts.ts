export const enlargePhoto = (title: string, place: number, count: number) =>
  `Enlarge ${title}, ${place} of ${count}`;
export const downloadPhoto = (title: string, place: number, count: number) =>
  `Download ${title}, ${place} of ${count}`;

export const toRemove = "Remove the photo that isn't ready and add it again.";
export const unfinished =
  "Your photos arrived, but we couldn't prepare them yet. Try again in a moment, or remove the photos that aren't ready.";

export const notReady = 'Not ready';
export const uploadAlt = (index: number) => `Upload ${index}`;
export const enlargeUpload = (label: string, index: number, count: number) =>
  `Enlarge ${label}, ${index} of ${count}`;
export const removePhoto = (place: number) => `Remove photo ${place}`;
export const removeWhichPhoto = (which: string, place: number) => `Remove ${which} photo ${place}`;
export const movePhotoEarlier = (index: number) => `Move photo ${index} earlier`;
export const movePhotoLater = (index: number) => `Move photo ${index} later`;

export const youAlreadyChosePhoto = 'You already chose this photo';

export const noConnection = 'no connection';
export const statusCode = (status: number) => `status ${status}`;

export const weCouldntSendPhoto = "We couldn't send this photo. Check your connection and try again.";

export const waiting = 'Waiting';
export const gettingReady = 'Getting ready';
export const uploading = 'Uploading';
export const finishing = 'Finishing';
export const uploaded = 'Uploaded';
export const uploadFailed = 'Upload failed';

export const notAdded = 'Not added';

export const takeAPhoto = 'Take a photo';
export const choosePhotos = 'Choose photos';
export const orDropThemHere = 'or drop them here';

export const uploadOf = (name: string) => `Upload of ${name}`;

export const paused = 'Paused';
export const resume = 'Resume';
export const pause = 'Pause';
export const tryAgain = (name: string) => `Try ${name} again`;
export const cancelName = (name: string) => `Cancel ${name}`;
export const photosAreStillUploading = 'Photos are still uploading.';
export const stopAndClose = 'Stop and close';
export const keepUploading = 'Keep uploading';
export const addPhotos = 'Add Photos';
export const tryAllAgain = 'Try all again';
export const photosArrived = (arrived: number, count: number) => `${arrived} of ${count} photos uploaded`;

export const warning = 'Warning';
export const uploadComplete = 'Upload Complete!';
export const imagesUploadedSuccessfully = (arrived: number) => `${arrived} image(s) uploaded successfully`;

export const photoUploadDidntLoad = "The photo upload didn't load. Check your connection and try again.";

export const somePhotosArentReady = "Some photos aren't ready to show";
export const photosPreparedLater =
  "They arrived, but we couldn't prepare them yet. We'll try again when you submit this form.";
export const tryWhichAgain = (which: string) => `Try again now, ${which} photos`;
export const trying = 'Trying...';
export const tryAgainNow = 'Try again now';
export const opening = 'Opening...';
export const addWhich = (which: string, max: number) => (max === 1 ? `Add ${which}` : `Add ${which} photos`);
