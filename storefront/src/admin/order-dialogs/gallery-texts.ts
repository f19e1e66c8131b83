export const addToGallery = 'Add to gallery';
export const openAlbum = 'Open the album';
export const isInGallery =
  "This glove is in your gallery. If the customer changes their mind, we'll remove it.";

export const notAnswered = (name: string) =>
  `${name} hasn't said whether you can show this glove. Once they say yes on the order's page, you can add it.`;
export const customerDeclined = (name: string) =>
  `${name} doesn't want this glove shown, so you can't add it.`;
export const noPairs = 'Add photos from before and after the work, then add them to the gallery.';
export const withFirstName = (name: string) => `${name} said you can show this glove with their first name.`;
export const withoutName = (name: string) => `${name} said you can show this glove without their name.`;

export const albumTitle = 'Title';
export const albumTitleHint =
  "Leave out the customer's name. As long as they allow it, we show their first name below.";
export const albumTitleHintUnnamed = "Leave out the customer's name. They don't want it shown.";
export const photosToShow = 'Photos to show';
export const pairNumber = (number: number) => `Before and after ${number}`;
export const choosePhotos = 'Choose at least one before-and-after pair';
export const added = 'Added to the gallery';
export const addFailed = "We couldn't add it to the gallery";
