export const gallery = 'Gallery';
export const addToGallery = 'Add to gallery';
export const openAlbum = 'Open the album';
export const isInGallery =
  "This glove is in your gallery. It goes if the customer changes their mind on the order's page.";

export const notAnswered = (name: string) =>
  `${name} hasn't said if you may show this glove. You can add it once they say yes on the order's page.`;
export const saidNo = (name: string) => `${name} doesn't want this glove shown, so you can't add it.`;
export const noPairs = 'Add photos from before and after the work, then add them to the gallery.';
export const withFirstName = (name: string) => `${name} lets you show this glove, with their first name.`;
export const withoutName = (name: string) => `${name} lets you show this glove, without their name.`;

export const albumTitle = 'Title';
export const albumTitleHint =
  "Leave the customer's name out. We show the first name below it while they allow it.";
export const albumTitleHintUnnamed = "Leave the customer's name out. They don't want it shown.";
export const photosToShow = 'Photos to show';
export const pairNumber = (number: number) => `Before and after ${number}`;
export const choosePhotos = 'Choose at least one before and after';
export const adding = 'Adding…';
export const added = 'Added to the gallery';
export const addFailed = "We couldn't add it to the gallery";
