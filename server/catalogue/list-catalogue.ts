import type { Payload } from 'payload';
import { linesOf } from '#domain/catalogue/included-lines';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { ServiceView } from '#domain/catalogue/service-contract';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { imageList } from '#domain/photos/images';
import { toFlag } from '#domain/wire/wire';
import type { Gallery, LaceColor, Service } from '../../payload-types';

const everything = { depth: 0, limit: 0, pagination: false, overrideAccess: false } as const;

/** All services by position, inactive ones included (rule 3.3). */
export async function listServices(payload: Payload): Promise<ServiceView[]> {
  const { docs } = await payload.find({
    collection: 'services',
    sort: ['sortOrder', 'createdAt'],
    ...everything,
  });
  return docs.map(presentService);
}

/** All lace colors by position, inactive ones included (rule 3.3). */
export async function listLaceColors(payload: Payload): Promise<LaceColorView[]> {
  const { docs } = await payload.find({
    collection: 'lace-colors',
    // Not read for every visitor: it grows.
    select: { stockLog: false },
    sort: ['sortOrder', 'createdAt'],
    ...everything,
  });
  return docs.map(presentLaceColor);
}

/** All albums in the owner's order, those without a place first and newest first (rule 3.5). */
export async function listGallery(payload: Payload): Promise<GalleryAlbumView[]> {
  const { docs } = await payload.find({ collection: 'gallery', sort: '-createdAt', ...everything });
  // Here, because one of the time before there were places has none, which MongoDB takes for less than 0.
  return docs.sort((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0)).map(presentAlbum);
}

function presentService({
  id,
  version,
  name,
  description,
  price,
  category,
  active,
  sortOrder,
  picture,
  included,
  days,
}: Service): ServiceView {
  const lines = linesOf(included);
  return {
    id,
    version: version ?? 0,
    name,
    description,
    price,
    category,
    active: toFlag(active),
    sortOrder,
    ...(picture && { picture }),
    ...(lines.length > 0 && { included: lines }),
    ...(days && { days }),
  };
}

function presentLaceColor({
  id,
  version,
  name,
  inventory,
  sortOrder,
  active,
  imageUrl,
  hexColor,
}: LaceColor): LaceColorView {
  return {
    id,
    version: version ?? 0,
    name,
    inventory,
    sortOrder,
    active: toFlag(active),
    imageUrl: imageUrl || null,
    hexColor,
  };
}

function presentAlbum(album: Gallery): GalleryAlbumView {
  const { id, version, title, description, imageUrls, isSample, createdAt } = album;
  return {
    id,
    version: version ?? 0,
    title,
    description: description || null,
    imageUrls: imageList.parse(imageUrls) ?? [],
    isSample: isSample ?? false,
    createdAt,
  };
}
