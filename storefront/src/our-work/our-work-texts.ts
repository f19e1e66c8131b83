export const placeOfCount = (index: number, count: number) => `${index} of ${count}`;

export const weCouldntReachGallery = "We couldn't reach the gallery. Check your connection and try again.";
export const loadingOurWork = 'Loading our work';
export const galleryDidntLoad = "The gallery didn't load";
export const checkBackSoon = 'Check back soon for photos of our work!';
export const yoursCouldBeNext = 'Yours could be next.';

export const ourWork = 'OUR WORK';
export const seeWhatBench = 'See what our bench can do. Open a picture for a close look at the stitches.';
