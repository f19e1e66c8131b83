export const thisPictureDidntLoad = "This picture didn't load. Check your connection and try again.";
export const loadingImage = 'Loading image';

export const placeOfCount = (index: number, count: number) => `${index} of ${count}`;
export const imagePlace = (place: string) => `Image ${place}`;
export const previousImage = 'Previous image';
export const nextImage = 'Next image';
