import { position } from '#domain/catalogue/places';
import { requiredLine, text } from '#domain/customers/person';
import { COMPARED_HINT } from '#domain/gallery/compared-albums';
import { albumImages } from '#domain/gallery/gallery-contract';
import { keepOrderPhotos, releaseAlbumPhotos } from '../hooks/gallery/order-album-rules';
import { updateSampleFlag } from '../hooks/gallery/sample-rule';
import { claimPhotosOf, invalidateCache } from '../hooks/shared-rules';
import { withRules } from '../hooks/with-rules';
import { adminOnly, anyone } from './access';
import { internal, unwritten, versionField } from './fields/common-fields';
import { imageListField, typed } from './fields/typed-fields';
import { checkedBy } from './fields/validate-with';
import { listed } from './listed';

export const gallery = listed('gallery', ['Album', 'Gallery'], {
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  group: 'Shop',
  columns: ['title', 'imageUrls', 'isSample', 'createdAt'],
  description: 'Albums of past work, shown on Our Work. Newest first unless you set an order.',
  defaultSort: '-createdAt',
  ...withRules(
    'gallery',
    [updateSampleFlag, keepOrderPhotos, claimPhotosOf('gallery'), invalidateCache('gallery')],
    { beforeDelete: [releaseAlbumPhotos] },
  ),
  fields: [
    versionField,
    typed('text', 'title', requiredLine(1, 'Please enter a title'), { required: true }),
    { name: 'description', type: 'textarea', ...checkedBy(text.nullish()) },
    imageListField('imageUrls', albumImages, 'Pictures', `Shown in this order. ${COMPARED_HINT}`),
    {
      name: 'isSample',
      type: 'checkbox',
      label: 'Sample drawing',
      defaultValue: false,
      // Only the demo content sets this. The album's rule clears it (rule 3.7).
      access: unwritten,
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: (data) => Boolean(data?.isSample),
        description: 'Drawn for the demo shop. Replace the pictures with photos of your own work.',
      },
    },
    // The order whose photos it shows. An order can have one album (rule 36.5).
    { name: 'order', type: 'text', unique: true, ...internal },
    typed('number', 'sortOrder', position.nullish(), {
      label: 'Position',
      defaultValue: 0,
      isAside: true,
      step: 1,
      hint: 'The lowest number comes first. For equal numbers, the newest album does.',
    }),
  ],
});
