import { plural } from '#domain/words/plural';
export const readyToUpload = 'Ready to upload';
export const uploadingPercent = (percent: number) => `Uploading ${percent}%`;

export const noPublicUrl = (name: string) => `Failed to get public URL for ${name}`;
export const failedToUpload = (name: string, statusText: string) => `Failed to upload ${name}: ${statusText}`;
export const albumFailed = 'Failed to upload and save images';
export const invalidUploadResponse = 'Invalid upload response from server';

export const albumAdded = 'Album Added';
export const addAlbum = 'Add Album';
export const title = 'Title';
export const descriptionOptional = 'Description (optional)';
export const images = 'Images';
export const chosenImages = 'Chosen images';
export const imagesArrived = (arrived: number, count: number) => `${arrived} of ${count} images uploaded`;
export const uploading = 'Uploading...';
export const stop = 'Stop';
export const arrivedWhileSaving = 'It arrived while we were saving the album. Choose it again.';

export const sampleDrawings = (count: number) =>
  plural(count, { one: '1 sample drawing', other: `${count} sample drawings` });
export const photos = (count: number) => plural(count, { one: '1 photo', other: `${count} photos` });

export const album = 'Album';
export const pictures = 'Pictures';
export const added = 'Added';
export const editAlbumTitle = (title: string) => `Edit album ${title}`;
export const deleteAlbumTitle = (title: string) => `Delete album ${title}`;
export const deleteAlbumShort = 'Delete';

export const deleteThisAlbum = 'Delete this album?';
export const deleteAlbum = 'Delete Album';
export const albumDeleted = 'Album Deleted';
export const albumDeleteFailed = 'Failed to delete album';
export const albumWillBeRemoved = (title: string, pictures: string) =>
  `"${title}" with its ${pictures} will be removed from Our Work. This can't be undone.`;

export const albumUpdated = 'Album Updated';
export const albumUpdateFailed = 'Failed to update album';
export const onlyTheirPhotos =
  "These are a customer's photos, from their order. To show other photos, add another album.";
export const editAlbum = 'Edit Album';

export const galleryAlbumsCount = (count: string | number) => `Gallery Albums (${count})`;
export const galleryAlbums = 'Gallery albums';
export const loadingAlbums = 'Loading albums';
export const albumsDidntLoad = "The albums didn't load";
export const noAlbumsYet = 'No albums yet. Add photos of your work to show them on Our Work.';
export const albumsReordered = 'Albums reordered';
export const albumsReorderFailed = 'Failed to reorder albums';
export const someAlbumsShowSample = 'Some albums show sample drawings';
export const replaceTheseWithOwn =
  "Replace these with your own work. Edit an album and swap its drawings for your photos, or delete it once you've added your own albums.";
