import type { Field } from 'payload';
import { imageList } from '#domain/photos/images';
import { validateWith } from './validate-with';

interface ImageListField {
  name: string;
  label: string;
  description: string;
}

/** A list of the shop's own image addresses, in one column so that an entry is never half written. */
export function imageListField({ name, label, description }: ImageListField): Field {
  return {
    name,
    label,
    type: 'json',
    defaultValue: [],
    validate: validateWith(imageList),
    admin: {
      description,
      components: {
        Field: '/cms/components/image-fields#ImageListField',
        Cell: '/cms/components/cells#ImageListCell',
      },
    },
  };
}
