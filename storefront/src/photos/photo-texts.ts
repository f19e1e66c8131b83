/** Why photos that have arrived cannot be sent along yet. */
export const PHOTO_TEXTS = {
  late: 'Your photos have arrived, but could not be prepared yet. Please try again in a moment, or remove the photos that are not ready.',
  toRemove: 'Please remove the photo that is not ready, and add it again.',
} as const;
