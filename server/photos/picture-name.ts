import { type PhotoType, PICTURE_ENDINGS } from '#domain/photos/photo-types';

const NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.([a-z]{3,4})$/;

/** The content type of what has a name that the shop gives, a UUID and a known ending; null for every other name. */
export function typeOfName(name: string): PhotoType | null {
  const ending = NAME.exec(name)?.[1];
  return (ending && Object.hasOwn(PICTURE_ENDINGS, ending) && PICTURE_ENDINGS[ending]) || null;
}

export const isPictureName = (name: string): boolean => typeOfName(name) !== null;
